#!/usr/bin/env python3
"""Makes Sources/ArtistMatching/Data/EnglishWordData.swift from SCOWL, the Spell Checker Oriented Word Lists
(http://wordlist.aspell.net, Debian package `scowl`, permissive licence; /usr/share/dict/scowl is the only argument).

SCOWL sorts words by how usual they are: size 10 is in every text, 20 in most, 35 in a small dictionary. The regular forms
of a word are left out, as the program takes endings off.
"""
import sys
import re

LICENCE = "Copyright 2000-2020 by Kevin Atkinson; permission to use, copy, modify, distribute and sell is granted"


def words(folder, size):
    for dialect in ("english", "american", "british"):
        with open(f"{folder}/{dialect}-words.{size}", encoding="latin1") as lines:
            for line in lines:
                word = line.strip()
                if re.fullmatch(r"[a-z]{2,}", word):
                    yield word


def stems(word):
    yield from (word[: -len(end)] + new for end, new in
                (("s", ""), ("es", ""), ("ies", "y"), ("ed", ""), ("ed", "e"), ("d", ""), ("ing", ""), ("ing", "e"),
                 ("ly", ""), ("er", ""), ("er", "e"), ("ers", ""), ("ers", "e"), ("ness", ""))
                if word.endswith(end) and len(word) - len(end) >= 3)


def main():
    known, result = set(), {}
    for size in (10, 20, 35):
        new = {word for word in words(sys.argv[1], size) if word not in known}
        known |= new
        result[size] = sorted(w for w in new if not any(stem in known for stem in stems(w)))
    print("// swift-format-ignore-file\n// Made by Tests/Matching/english_words.py from SCOWL (sizes 10, 20, 35).")
    print(f"// SCOWL: {LICENCE}.")
    for size, name in ((10, "everyText"), (20, "mostTexts"), (35, "smallDictionary")):
        print(f'\nlet {name}Data = """')
        line = " "
        for word in result[size]:
            if len(line) + len(word) > 118:
                print(line)
                line = " "
            line += " " + word
        print(line + '\n  """')


main()
