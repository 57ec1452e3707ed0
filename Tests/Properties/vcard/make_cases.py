"""Writes random vCards with PyPI's vobject, and beside each what vobject reads of it, in the words of our JSON."""
import argparse
import hashlib
import json
import pathlib
import random

import vobject

WORDS = ["Ada", "Ørsted", "山田", "Żółć", "O'Neil", "a,b", "c;d", "e\\f", "\\n", 'say "hi"', "x: y", "😀", "ﬁn", "=41", "line\nbreak",
         "tab\there", "^n", "very long " * 9 + "end", "å" * 60, "http://x.example/?a=b&c=d", "Ελλάδα", "ع ب"]


class Cases:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def text(self, at_most=3):
        return " ".join(self.random.choice(WORDS) for _ in range(self.random.randint(1, at_most)))

    def maybe(self):
        return self.text() if self.random.random() < 0.6 else ""

    def card(self, number):
        card = vobject.vCard()
        card.add("uid").value = f"case-{number}"
        card.add("fn").value = self.text()
        card.add("n").value = vobject.vcard.Name(
            family=self.text(), given=self.maybe(), additional=self.maybe(), prefix=self.maybe(), suffix=self.maybe())
        if self.random.random() < 0.5:
            card.add("org").value = [self.text() for _ in range(self.random.randint(1, 3))]
        for name in ("title", "role", "note"):
            if self.random.random() < 0.5:
                card.add(name).value = self.text(8)
        for name, types in (("tel", ["CELL", "VOICE", "WORK", "PREF"]), ("email", ["INTERNET", "HOME", "WORK"])):
            for index in range(self.random.randint(0, 3)):
                line = card.add(name)
                line.value = f"+{self.random.randint(1, 99)} {index}" if name == "tel" else f"a{index}@b.example"
                chosen = self.random.sample(types, self.random.randint(0, 3))
                if chosen:
                    line.type_paramlist = chosen
                if self.random.random() < 0.4:
                    line.group = f"item{number}{name}{index}"
                    label = card.add("x-ablabel")
                    label.group, label.value = line.group, self.text(2)
        for _ in range(self.random.randint(0, 2)):
            line = card.add("adr")
            line.value = vobject.vcard.Address(
                street=self.text(), city=self.maybe(), region=self.maybe(), code=self.maybe(), country=self.maybe(),
                box=self.maybe(), extended=self.maybe())
            line.type_param = "HOME"
        if self.random.random() < 0.5:
            card.add("bday").value = self.random.choice(["1985-04-12", "19850412", "--0412", "1985-04-12T10:00:00Z"])
        if self.random.random() < 0.5:
            card.add("categories").value = [f"c{index},{self.text(1)}" for index in range(self.random.randint(1, 4))]
        if self.random.random() < 0.5:
            photo = card.add("photo")
            photo.value = self.random.randbytes(self.random.choice([1, 2, 3, 100, 5000]))
            photo.encoding_param, photo.type_param = "b", "PNG"
        return card


def labelled(card, line):
    label = next((l.value for l in card.contents.get("x-ablabel", []) if l.group and l.group == line.group), None)
    entry = {"value": line.value, "types": unique(t.lower() for t in line.params.get("TYPE", []) if t != "INTERNET")}
    return entry | ({"label": label.strip()} if label else {})


def unique(values):
    return list(dict.fromkeys(values))


def without_empty(values):
    return {key: value for key, value in values.items() if value not in ("", None, [])}


def expected(card):
    """What vobject reads; only what both read by the same rule is compared."""
    name, contents = card.n.value, card.contents
    first = lambda key: contents[key][0].value.strip() if key in contents else None
    result = {
        "uid": card.uid.value,
        "name": without_empty({
            "full": card.fn.value, "family": name.family, "given": name.given, "middle": name.additional,
            "prefix": name.prefix, "suffix": name.suffix}),
        "title": first("title"), "role": first("role"), "note": contents["note"][0].value if "note" in contents else None,
        "phones": [labelled(card, line) for line in contents.get("tel", [])],
        "emails": [labelled(card, line) for line in contents.get("email", [])],
        "addresses": [
            without_empty({
                "street": a.value.street, "city": a.value.city, "region": a.value.region, "postalCode": a.value.code,
                "country": a.value.country, "postOfficeBox": a.value.box, "extended": a.value.extended, "types": ["home"]})
            for a in contents.get("adr", [])],
        "categories": unique(contents["categories"][0].value) if "categories" in contents else None,
    }
    if "org" in contents:
        units = contents["org"][0].value
        result |= {"organization": units[0], "department": ", ".join(units[1:])}
    if "bday" in contents:
        result["birthday"] = "--04-12" if contents["bday"][0].value.startswith("--") else "1985-04-12"
    if "photo" in contents:
        data = contents["photo"][0].value
        result["photo"] = {"type": "image/png", "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    return without_empty(result)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    cases = Cases(options.seed)
    for number in range(options.count):
        text = cases.card(number).serialize()
        (options.folder / f"{number}.vcf").write_text(text, newline="")
        (options.folder / f"{number}.json").write_text(json.dumps(expected(vobject.readOne(text))))


if __name__ == "__main__":
    main()
