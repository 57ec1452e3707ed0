"""Compares expand-calendar with recurring-ical-events on the calendars that the latter brings for its own tests.

Usage: compare_fixtures.py EXPAND_CALENDAR [-v]. Every difference that EXPLAINED does not list, and every explanation that
explains nothing any more, is an error.
"""

import collections
import datetime as dt
import pathlib
import subprocess
import sys
import warnings
import zoneinfo

import icalendar
import recurring_ical_events

warnings.filterwarnings("ignore")
UTC = dt.timezone.utc
DEFAULT = zoneinfo.ZoneInfo("Europe/Berlin")
FOLDER = pathlib.Path(recurring_ical_events.__file__).parent / "test" / "calendars"

# File name: why the answers differ.
EXPLAINED = {
    "Germany_Holidays.ics": "an all-day DTEND equal to DTSTART means the one day, not none",
    "bad_rrule_missing_until_event.ics": "an unreadable rule leaves the first instance; they leave out the event",
    "end_before_start_event.ics": "an end before the start is ignored with a warning; they exchange the two",
    "issue_117_until_before_dtstart.ics": "DTSTART is always an instance (3.8.5.3), also where UNTIL lies before it",
    "issue_132_swapped_start_and_end.ics": "an end before the start is ignored with a warning; they exchange the two",
    "issue_201_mixed_datetime_and_date.ics": "the value type of DTSTART prevails over that of DTEND: all-day stays all-day",
    "issue_201_test_matrix.ics": "as above; and a floating DTSTART stays floating beside a DTEND in UTC (3.3.5)",
    "issue_75_range_parameter.ics": "a DATE as UNTIL of a timed series includes that day; they end at its midnight in UTC",
}


def is_date(time):
    return not isinstance(time, dt.datetime)


def instant(time):
    """A date is its midnight and a floating time its clock in the default zone."""
    if is_date(time):
        time = dt.datetime(time.year, time.month, time.day)
    return (time if time.tzinfo else time.replace(tzinfo=DEFAULT)).astimezone(UTC)


def written(time):
    return time.strftime("%Y-%m-%d") if is_date(time) else instant(time).strftime("%Y-%m-%dT%H:%M:%SZ")


def calendars(path):
    try:
        return icalendar.Calendar.from_ical(path.read_bytes(), multiple=True)
    except ValueError:
        return []


def window(parsed):
    """Four years from the first event on: the series here have shown what they are by then."""
    starts = [instant(event["DTSTART"].dt) for cal in parsed for event in cal.walk("VEVENT") if "DTSTART" in event]
    first = min(starts, default=dt.datetime(2020, 1, 1, tzinfo=UTC)) - dt.timedelta(days=30)
    first = first.replace(hour=0, minute=0, second=0)
    return first, first + dt.timedelta(days=4 * 365)


def theirs(parsed, begin, end):
    found = []
    for calendar in parsed:
        for event in recurring_ical_events.of(calendar, skip_bad_series=True).between(
                begin.astimezone(DEFAULT), end.astimezone(DEFAULT)):
            # They leave the end away where the component has none.
            stop = event["DTEND"].dt if "DTEND" in event else event["DTSTART"].dt
            found.append((str(event.get("UID", "")), written(event["DTSTART"].dt), written(stop)))
    return collections.Counter(found)


def ours(program, path, begin, end):
    request = f"{int(begin.timestamp())} {int(end.timestamp())} {path}\n"
    answer = subprocess.run([program, DEFAULT.key], input=request, capture_output=True, text=True, check=True).stdout
    rows = [line.split("\t") for line in answer.splitlines()]
    # Who has no UID has one of ours.
    found = [("" if row[3].startswith("derived-") else row[3], row[1], row[2]) for row in rows if row[0] in ("occurrence", "cancelled")]
    return collections.Counter(found), [row for row in rows if row[0] == "problem"]


def main():
    verbose = "-v" in sys.argv
    same, explained, failed = 0, set(), 0
    for path in sorted(FOLDER.glob("**/*.ics")):
        name = str(path.relative_to(FOLDER))
        parsed = calendars(path)
        begin, end = window(parsed)
        found, problems = ours(sys.argv[1], path, begin, end)
        wanted = theirs(parsed, begin, end)
        missing, extra = wanted - found, found - wanted
        if not missing and not extra:
            same += 1
            continue
        if name in EXPLAINED:
            explained.add(name)
            if not verbose:
                continue
        else:
            failed += 1
        print(f"{name}: {sum(missing.values())} missing, {sum(extra.values())} more")
        for label, rows in (("missing", missing), ("more", extra)):
            for row in sorted(rows)[:4]:
                print(f"  {label}: {' '.join(row)}")
        for problem in problems[:6]:
            print("  " + " ".join(problem))
    stale = set(EXPLAINED) - explained
    if stale:
        print(f"explained, but no difference any more: {sorted(stale)}")
    print(f"{same} calendars the same, {len(explained)} with an explained difference, {failed} with another")
    sys.exit(1 if failed or stale else 0)


if __name__ == "__main__":
    main()
