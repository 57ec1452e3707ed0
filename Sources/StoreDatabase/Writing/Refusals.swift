internal import Records

/// Records of a document that cannot be stored.
struct Refusals {
  let file: String
  let store: Store
  var foreign = 0
  var tooMany = 0

  init(file: String, store: Store) { (self.file, self.store) = (file, store) }

  var problems: [Problem] {
    var problems: [Problem] = []
    if foreign > 0 {
      problems.append(
        Problem(
          .error, store: store, file: file, "\(foreign) records of another store were left out",
          hint: "move the file to the folder of its store"))
    }
    if tooMany > 0 {
      problems.append(
        Problem(
          .error, store: store, file: file, "\(tooMany) records were left out: a file can hold \(RowNumber.limit)",
          hint: "split the file"))
    }
    return problems
  }
}
