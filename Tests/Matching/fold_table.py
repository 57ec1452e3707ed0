#!/usr/bin/env python3
"""Makes Sources/ArtistMatching/Data/FoldData.swift: what each scalar folds to, where that is not itself.

Sources: Python's unicodedata (Unicode Character Database), the lists below, and for Traditional -> Simplified the file
TSCharacters.txt of OpenCC (Apache-2.0, https://github.com/BYVoid/OpenCC), whose path is the only argument.

A line is `START TARGET` or `START-END TARGET` or `START-END/2 TARGET`: hexadecimal scalars; in a range the target counts
up with the scalar (by the same step). A line without a target drops the scalar.
"""
import sys
import unicodedata as u

OWN = {  # letters that NFKC and case folding keep, though people write them without (issue of keyboards, not of language)
    "ø": "o", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "ŋ": "n", "ŧ": "t",
    "ƒ": "f", "ǝ": "e", "ə": "e", "ɛ": "e", "ɨ": "i", "ʉ": "u", "ƶ": "z", "ƀ": "b", "ɓ": "b", "ɗ": "d",
    # small capitals, which stylish titles are written in
    "ᴀ": "a", "ʙ": "b", "ᴄ": "c", "ᴅ": "d", "ᴇ": "e", "ꜰ": "f", "ɢ": "g", "ʜ": "h", "ɪ": "i", "ᴊ": "j", "ᴋ": "k",
    "ʟ": "l", "ᴍ": "m", "ɴ": "n", "ᴏ": "o", "ᴘ": "p", "ǫ": "q", "ʀ": "r", "ꜱ": "s", "ᴛ": "t", "ᴜ": "u", "ᴠ": "v",
    "ᴡ": "w", "ʏ": "y", "ᴢ": "z",
    # Arabic letter forms; Persian and Urdu keyboards
    "ى": "ي", "ة": "ه", "ی": "ي", "ک": "ك", "ھ": "ه", "ہ": "ه", "ە": "ه", "ۀ": "ه", "ـ": "",
    "’": "'", "‘": "'", "ʼ": "'", "`": "'", "´": "'", "′": "'", "‛": "'", "ʻ": "'", "׳": "'",
    "™": "", "℠": "",
}
SQUARED = {0x1F130: "a", 0x1F150: "a", 0x1F170: "a"}  # squared and circled capitals, 26 each
MARKS = [(0x300, 0x36F), (0x483, 0x489), (0x591, 0x5BD), (0x5BF, 0x5BF), (0x5C1, 0x5C2), (0x5C4, 0x5C7),
         (0x610, 0x61A), (0x64B, 0x65F), (0x670, 0x670), (0x6D6, 0x6DC), (0x6DF, 0x6E4), (0x6E7, 0x6E8),
         (0x6EA, 0x6ED), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F)]
IGNORABLE = [(0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
             (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F),
             (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xE0000, 0xE01EF)]  # a part of DerivedCoreProperties.txt


def within(ranges, scalar):
    return any(low <= scalar <= high for low, high in ranges)


def simplified(path):
    pairs = (line.split() for line in open(path, encoding="utf-8") if "\t" in line)
    return {pair[0]: pair[1] for pair in pairs if len(pair[0]) == 1 and len(pair[1]) == 1}


def fold(character, han):
    if within(IGNORABLE, ord(character)):
        return ""
    for start, letter in SQUARED.items():
        if start <= ord(character) < start + 26:
            return chr(ord(letter) + ord(character) - start)
    if character in OWN:
        return OWN[character]
    text = u.normalize("NFKC", u.normalize("NFKC", character).casefold())
    if text == "i̇":
        text = "i"
    stripped = "".join(c for c in u.normalize("NFD", text) if not within(MARKS, ord(c)))
    text = u.normalize("NFC", stripped)
    if text in "゙゚" and text:  # kana marks that stand alone are joined by the program
        return text
    digit = u.digit(character, None) if u.category(character) == "Nd" else None
    if digit is not None:
        return str(digit)
    folded = "".join(han.get(c, OWN.get(c, c)) for c in text)
    return character if u.category(character) == "Zs" else folded.strip()  # white space only separates


def table(han):
    for scalar in range(0x80, 0x110000):
        if 0xD800 <= scalar < 0xE000 or 0xAC00 <= scalar < 0xD7A4 or u.category(chr(scalar)) in ("Cn", "Co"):
            if not within(IGNORABLE, scalar):
                continue
        target = fold(chr(scalar), han)
        if target != chr(scalar):
            yield scalar, target


def lines(entries):
    position = 0
    while position < len(entries):
        scalar, target = entries[position]
        best = (position, 1)
        for step in (1, 2):
            last = position
            while last + 1 < len(entries):
                (following, text) = entries[last + 1]
                grows = target == "" and text == "" and step == 1
                counts = len(target) == 1 and len(text) == 1 and ord(text) - ord(target) == following - scalar
                if following != entries[last][0] + step or not (grows or counts):
                    break
                last += 1
            if last > best[0]:
                best = (last, step)
        last, step = best
        end = entries[last][0]
        name = f"{scalar:x}" if end == scalar else f"{scalar:x}-{end:x}" + ("/2" if step == 2 else "")
        yield f"{name} {target}" if target else name
        position = last + 1


def main():
    han = simplified(sys.argv[1])
    body = "\n".join(lines(list(table(han))))
    print('// swift-format-ignore-file\n// Made by Tests/Matching/fold_table.py, which says the sources and the form.')
    print(f'// Unicode {u.unidata_version}.\nlet foldData = #"""')
    print(body)
    print('"""#')


main()
