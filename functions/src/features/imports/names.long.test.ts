/** Names of people and organisations through reading, storing, showing, writing and reading again. */
import { bibtex } from '@lab/contract/features/citations/bibtex';
import { citationOf, cslItem } from '@lab/contract/features/citations/csl';
import { withNameParts } from '@lab/contract/features/citations/name-parts';
import { familyFirst, inOrderOfScript, type Name } from '@lab/contract/features/citations/names';
import { ris } from '@lab/contract/features/citations/ris';
import { namesWith } from '@lab/contract/features/citations/stored-parts';
import { formatCitation, plainText } from '@lab/contract/features/citations/styles';
import { writeName } from '@lab/contract/features/citations/written-names';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill } from '../../core/data/shape.ts';
import { paperShape } from '../papers/paper-store.ts';
import { searchKeys } from '../papers/search-keys.ts';
import { readEntries } from './entries/read-entries.ts';
import { workFromItem } from './work-from-item.ts';

const namesInWork = 200;
const works = 500;

/** Beginnings of words, and what follows them. */
const scripts = {
  latin: ['Ka Ö Ły Éda Str Mc O’N Ng Å', 'ra né ßo ñi wska ç ngo l ød'],
  cyrillic: ['Ка Ё Щу Вла Ж', 'ра вё льс ий на щ'],
  greek: ['Κα Ώ Θε Χρι Ψ', 'ρα λιο ή δης ξ'],
  arabic: ['كا يو شها مر ق', 'سر ى دين ند يل'],
  devanagari: ['का ऋ श्री मो प', 'रा ति ज्ञ न्द मी'],
} as const;
const partOf = (parts: string) => fc.constantFrom(...parts.split(' '));
const wordOf = ([first, rest]: readonly [string, string]) =>
  fc.tuple(partOf(first), partOf(rest), partOf(rest)).map((parts) => parts.join(''));
const wordsOf = (word: fc.Arbitrary<string>, most: number) =>
  fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '));

const person = fc.constantFrom(...Object.values(scripts)).chain((script) => {
  const word = wordOf(script);
  const isLatin = script === scripts.latin;
  return fc.record({
    family: fc.oneof(
      wordsOf(word, 3),
      fc.tuple(word, word).map((two) => two.join('-')),
    ),
    given: fc.oneof(wordsOf(word, 3), ...(isLatin ? [fc.constantFrom('J.', 'J.-P.', 'Ann M.')] : [])),
    particle: fc.constantFrom('', ...(isLatin ? ['van', 'van der', 'de la', 'von'] : [])),
    suffix: fc.constantFrom('', ...(isLatin ? ['Jr.', 'III'] : [])),
  });
});
const familyFirstPerson = fc.oneof(
  fc.record({ family: fc.constantFrom('苏', '欧阳', '王'), given: fc.constantFrom('砚舟', '望潮', '小明') }),
  fc.record({ family: fc.constantFrom('김', '이', '남궁'), given: fc.constantFrom('민준', '서연') }),
  fc.record({ family: fc.constantFrom('やまだ', '山田'), given: fc.constantFrom('たろう', '太郎') }),
);
const group = fc
  .tuple(
    fc.constantFrom(
      'Inst. of Sand',
      'Google',
      'CERN',
      'Sea and Sons',
      'The Sand Collaboration',
      'Ministry of Tides',
      'Lab 3',
    ),
    fc.constantFrom('', ' Brain', ', Bergen', ', Ltd', ' (Harbour)'),
  )
  .map(([name, rest]): Name => ({ literal: name + rest }))
  // In braces this may be a person too, as many files have them.
  .filter(({ literal }) => literal !== 'Google, Bergen');

const name: fc.Arbitrary<Name> = fc
  .oneof(
    { weight: 6, arbitrary: person },
    { weight: 1, arbitrary: familyFirstPerson },
    { weight: 1, arbitrary: group },
  )
  .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== '')));

const shownOf = ({ literal, given = '', particle = '', family = '', suffix = '' }: Name) => {
  if (literal) return literal;
  const between = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(family) ? '' : ' ';
  return between ? [given, particle, family, suffix].filter(Boolean).join(' ') : family + given;
};
/** As two programs that read the same name agree. */
const partsOf = (name: Name) => [familyFirst(name), name.given ?? ''];

const texOf = (name: Name) => (name.literal ? `{${name.literal}}` : familyFirst(name));
const entryOf = (names: readonly Name[]) =>
  `@article{a, title={Tides}, journal={Acta}, year={2020}, author={${names.map(texOf).join(' and ')}}}`;

async function workIn(text: string, file: string) {
  const [entry] = await readEntries(text, file);
  if (!entry?.item) throw new Error(entry?.problem);
  return workFromItem(entry.item);
}

test(`${works * namesInWork} names in five scripts and more`, { timeout: 1_200_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: namesInWork, maxLength: namesInWork }), async (names) => {
      const work = await workIn(entryOf(names), 'a.bib');
      // Shown in every list, and what a reader of the old contract gets and sends back.
      expect(work.authors).toEqual(names.map(shownOf));
      const { nameParts, ...sent } = work;
      expect(withNameParts(sent, nameParts)).toEqual(work);
      // Typed into a form with their parts.
      const typed = withNameParts({ authors: names.map(writeName) });
      const read = (authors: readonly string[], parts: readonly Name[] | undefined) =>
        authors.map(namesWith(parts)).map(partsOf);
      expect(read(typed.authors, typed.nameParts)).toEqual(names.map(partsOf));

      const stored = fill(paperShape, structuredClone(work));
      expect(read(stored.authors, stored.nameParts)).toEqual(names.map(partsOf));
      const citation = citationOf({ ...stored, _id: 'p1' }, 'https://lab.test/p1');
      expect(citation.authors.map(partsOf)).toEqual(names.map(partsOf));
      expect(citation.authors.map(inOrderOfScript)).toEqual(work.authors);
      for (const [text, file] of [
        [bibtex(citation), 'a.bib'],
        [JSON.stringify([cslItem(citation)]), 'a.json'],
      ] as const) {
        const again = await workIn(text, file);
        expect([again.authors, again.nameParts]).toEqual([work.authors, work.nameParts]);
      }
      // RIS cannot say that a name is an organisation, so one with a comma or brackets is read as a person.
      const isPlain = (_: unknown, at: number) => !/[,(]/.test(names[at]?.literal ?? '');
      const inRis = await workIn(ris(citation), 'a.ris');
      expect(inRis.authors.filter(isPlain)).toEqual(work.authors.filter(isPlain));
    }),
    { numRuns: works },
  );
});

test('the issue’s example reads in order everywhere', async () => {
  const work = await workIn(
    '@article{a, title={T}, year=2020, author={Plancher, Brian and Janapa Reddi, Vijay}}',
    'a.bib',
  );
  expect(work).toMatchObject({
    authors: ['Brian Plancher', 'Vijay Janapa Reddi'],
    nameParts: [{ family: 'Janapa Reddi', given: 'Vijay' }],
  });
  const citation = citationOf({ ...work, _id: 'p1' }, '');
  const cited = (style: Parameters<typeof formatCitation>[0]) => plainText(formatCitation(style, citation));
  expect(cited('apa')).toMatch(/^Plancher, B\., & Janapa Reddi, V\. \(2020\)/);
  expect(cited('ieee')).toMatch(/^B\. Plancher and V\. Janapa Reddi, /);
  expect(cited('vancouver')).toMatch(/^Plancher B, Janapa Reddi V\. /);
  expect(cited('mla')).toMatch(/^Plancher, Brian, and Vijay Janapa Reddi\. /);
  const keys = searchKeys(fill(paperShape, structuredClone(work)));
  for (const key of ['by:vijay janapa reddi', 'name:janapa reddi', 'name:v janapa reddi'])
    expect(keys).toContain(key);
});
