"""Makes forms.json: Serbo-Croatian word forms in Latin letters with their lemmas, for the writer to look up.

    npm pack dictionary-sr-latn@3.0.2 && tar xzf dictionary-sr-latn-3.0.2.tgz      # gives package/index.dic
    pip install --target simplemma simplemma==2.0.0
    python3 make-forms.py package/index.dic simplemma forms.json

Lines are sorted by their UTF-8 bytes, so that a reader may search by halves. A line is a form, and where its lemma is known a tab, the
number of letters to take off the form's end, and what to put there: "čizme\t1a" is a form of "čizma". See SOURCES.md for licences.
"""

import base64
import gzip
import json
import re
import sys

WORD = re.compile(r"[a-zčćžšđ]{2,24}\Z")


def lemma_of(form: str, lemma: str) -> str:
    same = 0
    while same < min(len(form), len(lemma)) and form[same] == lemma[same]:
        same += 1
    return f"{len(form) - same}{lemma[same:]}"


def main(hunspell: str, simplemma: str, target: str) -> None:
    sys.path.insert(0, simplemma)
    from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

    lines: dict[str, str] = {}
    with open(hunspell, encoding="utf-8") as words:
        for word in words.read().splitlines()[1:]:
            if WORD.match(word):
                lines[word] = ""
    for form, lemma in DefaultDictionaryFactory().get_dictionary("hbs").items():
        if WORD.match(form) and WORD.match(lemma):
            lines[form] = f"\t{lemma_of(form, lemma)}"
    table = "\n".join(sorted((form + rest for form, rest in lines.items()), key=lambda line: line.encode())).encode()
    packed = base64.b64encode(gzip.compress(table, 9, mtime=0)).decode()
    with open(target, "w", encoding="utf-8") as out:
        out.write(json.dumps({"forms": len(lines), "gzip": packed}) + "\n")
    print(f"{len(lines)} forms, {len(table)} bytes, {len(packed)} packed")


main(*sys.argv[1:])
