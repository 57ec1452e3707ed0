internal import CommandTable
internal import StoreService

private let json = Command.Option("json", "print JSON for programs: see concertd(1)")
private let now = Command.Option("now", value: "TIME", "take this moment for now (RFC 3339)")
private let zone = Command.Option("zone", value: "ZONE", "the zone of floating times and days (IANA name)")
private let window = Command.Option("window", value: "SPAN", "how far to look ahead, such as 90d")

/// The whole command line, one row a command.
let commandTable = CommandTable(
  program: "concertd",
  summary: "Keeps calendars, contacts and health readings that other tools drop into folders, and finds the upcoming\n"
    + "concerts of the artists in your music catalog.",
  version: concertdVersion,
  shared: [
    Command.Option("user", "ask the instance of this user (the default)"),
    Command.Option("system", "ask the system instance"),
  ],
  commands: [
    Command("status", .none, "how it is: stores, folders, concerts, problems", options: [json], run: showStatus),
    Command(
      "upcoming", .none, "the concerts of the next 90 days",
      options: [Command.Option("all", "also what was left out, and why"), json], run: showUpcoming),
    Command(
      "events", .none, "what happens, concert or not, by start",
      options: [
        Command.Option("from", value: "TIME", "from this moment or day on"),
        Command.Option("to", value: "TIME", "up to this moment or day"), json,
      ], run: showEvents),
    Command(
      "contacts", .init("[TEXT]", 0...1), "people and organizations, or those that TEXT finds", options: [json],
      run: showContacts),
    Command(
      "readings", .none, "health readings",
      options: [
        Command.Option("type", value: "TYPE", "only bloodPressure, bloodGlucose or bodyMass"),
        Command.Option("latest", "the newest of each type"),
        Command.Option("daily", "minimum, average and maximum of each day"), json,
      ], run: showReadings),
    Command("albums", .none, "the music catalog", options: [json], run: showAlbums),
    Command(
      "changes", .none, "what changed, as change notifications tell it",
      details: "Without a token: the present state, a row a record.",
      options: [
        Command.Option("since", value: "TOKEN", "only what came after TOKEN"),
        Command.Option("follow", "go on with what changes from now on"), json,
      ], run: showChanges),
    Command(
      "check", .init("FILE...", 1...10_000), "what would be stored of these files, and every problem",
      details: "Needs no daemon and stores nothing.", options: [now, zone, window, json], run: checkFiles),
    Command(
      "explain", .init("[TITLE]", 0...1), "which artists a title means, and why",
      details: "With --batch: reads a JSON object a line, and needs no daemon.",
      options: [
        Command.Option("location", value: "TEXT", "where the event is"),
        Command.Option("url", value: "URL", "the event's link"),
        Command.Option("category", value: "TEXT", mayRepeat: true, "a category of the event"),
        Command.Option("batch", "read titles from standard input"),
        Command.Option("artists", value: "FILE", "with --batch: the catalog, a name a line"),
        Command.Option("all", "also names that were found and rejected"), json,
      ], run: explainTitle),
    Command(
      "allow", .init("STORE", 1...1), "let a store be read: calendars, contacts, health or music", run: allowStore),
    Command("deny", .init("STORE", 1...1), "stop reading a store and forget its records", run: denyStore),
    Command("mute", .init("NAME", 1...1), "never take an artist for meant", run: muteName),
    Command("unmute", .init("NAME", 1...1), "take back mute", run: unmuteName),
    Command("pin", .init("NAME", 1...1), "take an artist for meant wherever the name stands", run: pinName),
    Command("unpin", .init("NAME", 1...1), "take back pin", run: unpinName),
    Command("rescan", .init("[STORE]", 0...1), "look through the folders again", run: rescanStore),
    Command("reload", .none, "read the configuration again", run: reloadConfiguration),
    Command("run", .none, "be the daemon, in the foreground", run: runDaemon),
  ])
