#!/usr/bin/env python3
"""Fits the weights of the matching rules by logistic regression, and tells by cross-validation how good they are.

usage: fit.py FIGURES CATALOG CASES [MORE_CASES...] [--write Sources/ArtistMatching/Data/WeightData.swift] [--errors]

FIGURES is the program `matching-figures`. CASES has a title, the artists meant (`|` between), the kind, location, url and
categories a line, tabs between; MORE_CASES only help to fit, figures are of CASES alone. Each rule has one weight for all
names and a deviation for each of the three groups of names, drawn to what is expected and to zero (ridge). Needs numpy.

Folds: by title, and by artist (all titles that share an artist, meant or found, are held out together).
"""
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import argparse
import collections
import json
import random
import subprocess
import sys

import numpy

SHARED, OWN = 0.7, 0.7  # ridge of a rule's weight and of its deviation in a group
EXPECTED = {  # where the ridge draws a weight to, in place of zero: what anybody would say before seeing a case
    "unique": 4, "unusual": 2.5, "common": -1, "veryCommon": -2, "cue": -4, "showCue": 1.5, "ticketCue": 1, "stageCue": 1,
    "tributeCue": -4, "sound": 0.5, "ordinaryCue": -2, "fills": 1, "concertPlace": 1.5, "ticketHost": 2, "concertCategory": 2, "person": -0.5,
}
ORDINARY = 1.5  # how much a candidate counts in a title that means no artist
PRIOR = {"albums": 0.4, "pinned": 8.0, "obscure": -0.5}  # what no case can tell
GROUPS = 3


def read(figures, catalog, path):
    output = subprocess.run([figures, "evidence", catalog, path], capture_output=True, check=True, text=True).stdout
    found = [json.loads(line) for line in output.splitlines()]
    with open(path, encoding="utf-8") as lines:
        rows = [line.rstrip("\n").split("\t") for line in lines if line.strip()][1:]
    assert len(rows) == len(found), (len(rows), len(found))
    return [{"title": row[0], "meant": {a for a in row[1].split("|") if a}, "kind": row[2] if len(row) > 2 else "",
             "found": candidates} for row, candidates in zip(rows, found)]


class Model:
    def __init__(self, rules):
        self.index = {rule: i for i, rule in enumerate(rules)}
        self.rules = rules

    def row(self, candidate):
        size = len(self.rules)
        vector = numpy.zeros(size * (GROUPS + 1))
        for rule, amount in candidate["rules"].items():
            if rule in self.index:
                vector[self.index[rule]] = amount
                vector[size * (1 + candidate["group"]) + self.index[rule]] = amount
        return vector

    def fit(self, titles):
        pairs = [(self.row(c), c["name"] in t["meant"]) for t in titles for c in t["found"]]
        x = numpy.array([p[0] for p in pairs])
        y = numpy.array([p[1] for p in pairs], dtype=float)
        size = len(self.rules)
        ridge = numpy.concatenate([numpy.full(size, SHARED), numpy.full(size * GROUPS, OWN)])
        expected = numpy.concatenate([[EXPECTED.get(r, 0) for r in self.rules], numpy.zeros(size * GROUPS)])
        counts = numpy.array([1.0 if t["meant"] else ORDINARY for t in titles for _ in t["found"]])
        w = expected.copy()
        for _ in range(12):
            p = 1 / (1 + numpy.exp(-numpy.clip(x @ w, -30, 30)))
            gradient = x.T @ (counts * (p - y)) + ridge * (w - expected)
            hessian = (x * (counts * p * (1 - p))[:, None]).T @ x + numpy.diag(ridge)
            step = numpy.linalg.solve(hessian, gradient)
            w -= step
            if numpy.abs(step).max() < 1e-4:
                break
        self.w = w
        return self

    def score(self, candidate):
        return float(self.row(candidate) @ self.w)

    def table(self):
        size = len(self.rules)
        for rule, i in self.index.items():
            yield rule, [self.w[i] + self.w[size * (1 + g) + i] for g in range(GROUPS)]
        for rule, value in PRIOR.items():
            yield rule, [value] * GROUPS


def kept(model, title):
    """The names kept, chosen as Resolution.choose does it."""
    scored = sorted(((c, model.score(c)) for c in title["found"]), key=lambda p: (p[0]["from"] - p[0]["to"], -p[1]))
    taken, names = [], set()
    for c, score in scored:
        span = (c["from"], c["to"])
        if score > 0 and not any(a < span[1] and span[0] < b or (a, b) == span for a, b in taken):
            taken.append(span)
            names.add(c["name"])
    return names


class Figures:
    def __init__(self):
        self.pairs = collections.Counter()
        self.events = collections.Counter()
        self.kinds = collections.defaultdict(collections.Counter)
        self.ordinary = collections.Counter()
        self.errors = []

    def add(self, title, names):
        meant, kind = title["meant"], self.kinds[title["kind"]]
        for counts in (self.pairs, kind):
            counts["tp"] += len(names & meant)
            counts["fp"] += len(names - meant)
            counts["fn"] += len(meant - names)
        outcome = ("t" if bool(names) == bool(meant) else "f") + ("p" if names else "n")
        self.events[outcome] += 1
        kind["e" + outcome] += 1
        if not meant:
            self.ordinary["all"] += 1
            self.ordinary["kept"] += bool(names)
        if names != meant:
            self.errors.append((title["kind"], title["title"], sorted(names - meant), sorted(meant - names)))

    @staticmethod
    def f1(c):
        total = 2 * c["tp"] + c["fp"] + c["fn"]
        return 2 * c["tp"] / total if total else 1.0

    def show(self, name):
        print(f"{name}: pair F1 {self.f1(self.pairs):.4f} {dict(self.pairs)}, event F1 {self.f1(self.events):.4f}, "
              f"ordinary kept {self.ordinary['kept']}/{self.ordinary['all']}")

    def show_errors(self):
        for kind, title, wrong, missed in sorted(self.errors):
            print(f"  {kind:11} {title}  +{wrong} -{missed}")

    def show_kinds(self):
        for kind, c in sorted(self.kinds.items()):
            events = {k[1:]: v for k, v in c.items() if k.startswith("e")}
            print(f"  {kind:12} pair F1 {self.f1(c):.3f}  tp {c['tp']:3} fp {c['fp']:2} fn {c['fn']:2}  "
                  f"event F1 {self.f1(collections.Counter(events)):.3f}")


def by_title(titles, count, seed):
    order = list(range(len(titles)))
    random.Random(seed).shuffle(order)
    fold = [0] * len(titles)
    for position, index in enumerate(order):
        fold[index] = position % count
    return fold


def by_artist(titles, count, seed):
    """Titles that share an artist are in one fold: connected components, dealt out."""
    parent = list(range(len(titles)))

    def root(i):
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    seen = {}
    for i, title in enumerate(titles):
        for name in title["meant"] or {c["name"] for c in title["found"]}:
            if name in seen:
                parent[root(i)] = root(seen[name])
            seen[name] = i
    roots = sorted({root(i) for i in range(len(titles))})
    random.Random(seed).shuffle(roots)
    place = {r: i % count for i, r in enumerate(roots)}
    return [place[root(i)] for i in range(len(titles))]


def validate(name, rules, titles, more, folds):
    figures = Figures()
    for fold in sorted(set(folds)):
        held = [t for t, f in zip(titles, folds) if f == fold]
        known = {t["title"] for t in held}
        train = [t for t, f in zip(titles, folds) if f != fold] + [t for t in more if t["title"] not in known]
        model = Model(rules).fit(train)
        for title in held:
            figures.add(title, kept(model, title))
    figures.show(name)
    return figures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("figures")
    parser.add_argument("catalog")
    parser.add_argument("cases")
    parser.add_argument("more", nargs="*")
    parser.add_argument("--write")
    parser.add_argument("--errors", action="store_true")
    options = parser.parse_args()
    titles = read(options.figures, options.catalog, options.cases)
    more = [t for path in options.more for t in read(options.figures, options.catalog, path)]
    rules = sorted({r for t in titles + more for c in t["found"] for r in c["rules"]} - set(PRIOR))
    print(f"{len(titles)} titles, {len(more)} more, {sum(len(t['found']) for t in titles + more)} candidates, {len(rules)} rules")
    model = Model(rules).fit(titles + more)
    fitted = Figures()
    for title in titles:
        fitted.add(title, kept(model, title))
    fitted.show("on the titles fitted")
    ceiling = Figures()
    for title in titles:
        ceiling.add(title, {c["name"] for c in title["found"]} & title["meant"])
    ceiling.show("best of the candidates found")
    for seed in (1, 2, 3):
        figures = validate(f"10-fold by title, seed {seed}", rules, titles, more, by_title(titles, 10, seed))
    validate("10-fold by artist", rules, titles, more, by_artist(titles, 10, 1))
    if more:
        validate("without the other titles, 10-fold by title", rules, titles, [], by_title(titles, 10, 1))
        others = validate("the other titles, 10-fold by title", rules, more, titles, by_title(more, 10, 1))
        if options.errors:
            others.show_errors()
    figures.show_kinds()
    if options.errors:
        figures.show_errors()
    if options.write:
        with open(options.write, "w", encoding="utf-8") as file:
            file.write("// swift-format-ignore-file\n// Made by Tests/Matching/fit.py: rule, then natural log-odds for strong, "
                       "middle and weak names.\n\nlet weightData = \"\"\"\n")
            for rule, values in model.table():
                file.write("  " + rule + "".join(f" {value:.3f}" for value in values) + "\n")
            file.write('  """\n')


if __name__ == "__main__":
    main()
