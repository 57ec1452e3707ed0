#!/usr/bin/env python3
"""Turns own.txt, titles invented for this project, into the table that fit.py reads. usage: own_cases.py own.txt > own.tsv"""
import re
import sys


def main():
    print("title\texpected\tnote\tlocation\turl\tcategories\tsplit")
    for line in open(sys.argv[1], encoding="utf-8"):
        if line.startswith("#") or not line.strip():
            continue
        kind, rest = line.rstrip("\n").split(": ", 1)
        title, _, meant = rest.partition(" => ")
        fields = {"@": "", "%": "", "#": ""}
        for mark, value in re.findall(r" ([@%#]) ((?:(?! [@%#] ).)*)", " " + meant if meant[:1] in fields else meant):
            fields[mark] = value.strip()
        meant = re.split(r" [@%#] ", meant)[0]
        print("\t".join([title, meant, kind, fields["@"], fields["%"], fields["#"], "own"]))


main()
