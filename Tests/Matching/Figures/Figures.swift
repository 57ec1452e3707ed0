import ArtistMatching
import Foundation
import JSON
import Records

/// `matching-figures evidence CATALOG CASES` writes the evidence of every candidate, `matching-figures judge CATALOG CASES
/// [WEIGHTS]` what is kept: a line of JSON for each title. Used by `fit.py`.
@main struct Figures {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      print("usage: matching-figures evidence|judge CATALOG CASES [WEIGHTS]")
      return
    }
    let catalog = try lines(arguments[1]).map { ArtistName($0) }
    let index = ArtistIndex(catalog)
    let cases = try lines(arguments[2]).dropFirst().map(event)
    let weights = arguments.count > 3 ? Weights(try String(contentsOfFile: arguments[3], encoding: .utf8)) : .fitted
    for event in cases {
      var json = JSONWriter()
      if arguments[0] == "evidence" {
        write(index.evidence(in: event), to: &json)
      } else {
        let matches = index.matches(in: event, weights: weights)
        json.array { json in for match in matches { json.string(match.name) } }
      }
      print(json.text)
    }
  }

  static func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  static func event(_ line: String) -> EventText {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func field(_ index: Int) -> String? { index < fields.count && !fields[index].isEmpty ? fields[index] : nil }
    let categories = (field(5) ?? "").split(whereSeparator: { ",|;".contains($0) }).map(String.init)
    return EventText(title: field(0) ?? "", location: field(3), url: field(4), categories: categories)
  }

  static func write(_ evidence: [CandidateEvidence], to json: inout JSONWriter) {
    json.array { json in
      for candidate in evidence {
        json.object { json in
          json.key("name")
          json.string(candidate.name)
          json.key("group")
          json.integer(candidate.group)
          json.key("from")
          json.integer(candidate.tokens.lowerBound)
          json.key("to")
          json.integer(candidate.tokens.upperBound)
          json.key("rules")
          json.object { json in
            for (rule, amount) in candidate.rules {
              json.key(rule)
              json.number(amount)
            }
          }
        }
      }
    }
  }
}
