/** `Κλειώ Μαυρογένη (Kleio Mavrogeni)` is one person in two spellings. */
const name = /^[^()（）]+/u;
const inBrackets = /^\s*[(（]([^()（）]+)[)）]/u;

/** The spellings of a name, in the order in which they are written. Brackets inside a name are a part of it. */
export function spellingsOf(written: string): string[] {
  const [first = ''] = name.exec(written) ?? [];
  const spellings = [first];
  let rest = written.slice(first.length);
  for (let found = inBrackets.exec(rest); found; found = inBrackets.exec(rest)) {
    spellings.push(found[1] ?? '');
    rest = rest.slice(found[0].length);
  }
  const said = spellings.map((spelling) => spelling.trim()).filter(Boolean);
  return first.trim() && !rest.trim() ? said : [written.trim()].filter(Boolean);
}

/** The one that stands in citations, which are read by people of all scripts and by Google Scholar: the Latin one. */
export function citedSpelling(written: string): string {
  const spellings = spellingsOf(written);
  return spellings.find((spelling) => /\p{Script=Latin}/u.test(spelling)) ?? spellings[0] ?? '';
}
