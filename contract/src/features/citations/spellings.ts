/** In `Κλειώ Μαυρογένη (Kleio Mavrogeni)` one person has two spellings. */
const name = /^[^()（）]+/u;
const inBrackets = /^\s*[(（]([^()（）]+)[)）]/u;

/** The spellings of a name in their written order. Brackets within a name belong to it. */
export function spellingsOf(written: string): string[] {
  const [first = ''] = name.exec(written) ?? [];
  const spellings = [first];
  let rest = written.slice(first.length);
  for (let found = inBrackets.exec(rest); found; found = inBrackets.exec(rest)) {
    spellings.push(found[1] ?? '');
    rest = rest.slice(found[0].length);
  }
  const trimmed = spellings.map((spelling) => spelling.trim()).filter(Boolean);
  return first.trim() && !rest.trim() ? trimmed : [written.trim()].filter(Boolean);
}

/** The spelling for citations: the Latin one, which readers of all scripts and Google Scholar know. */
export function citedSpelling(written: string): string {
  const spellings = spellingsOf(written);
  return spellings.find((spelling) => /\p{Script=Latin}/u.test(spelling)) ?? spellings[0] ?? '';
}
