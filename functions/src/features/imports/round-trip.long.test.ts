/** Files for citation managers are read again without changes, by an import and by Citation.js. */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { citationOf } from '@lab/contract/features/citations/csl';
import {
  type CitationFormatName,
  citationFormatNames,
  citationFormats,
} from '@lab/contract/features/citations/formats';
import { citedNames, fieldsWithoutCsl } from '@lab/contract/features/citations/metadata';
import { familyFirst, parseName } from '@lab/contract/features/citations/names';
import { wholeCitationOf } from '@lab/contract/features/citations/whole-work';
import { paperFieldNames } from '@lab/contract/features/papers/fields';
import { askedOf } from '@lab/contract/features/papers/forms/asked';
import { everyField } from '@lab/contract/features/papers/manuscript.testing';
import { workTypes } from '@lab/contract/features/papers/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEntries } from './entries/read-entries.ts';
import { workFromItem } from './work-from-item.ts';

const address = 'https://lab.test/paper/a';
type Cited = Parameters<typeof citationOf>[0];

const fileOf = (format: CitationFormatName, paper: Cited) =>
  citationFormats[format].write([citationOf(paper, address)]);

async function readAgain(format: CitationFormatName, paper: Cited) {
  const file = fileOf(format, paper);
  const [entry] = await readEntries(file, `a.${format}`);
  if (!entry?.item) throw new Error(entry?.problem ?? file);
  return workFromItem(entry.item);
}

/** Any work may have these, whatever its form asks for. */
const anyHas = [
  'type series volume isbn issn version licence edition arxiv pubmed handle note url editors details keywords',
  'school institution event',
].flatMap((names) => names.split(' '));
const lists = ['otherVersions', 'notices', 'corresponding', 'equalContribution'];
const withoutCsl = fieldsWithoutCsl()
  .map(({ field }) => field)
  .filter((field) => field !== 'articleNumber');

describe.each(citationFormatNames)('a %s file', (format) => {
  test.each(workTypes)('is read with everything that it says of a work of type %s', async (type) => {
    const paper = {
      ...everyField('first'),
      _id: 'a',
      type,
      pages: '45-67',
      isbn: '978-3-16-148410-0',
      issn: '1234-5678',
      arxiv: '2101.00001',
      pubmed: '12345678',
      handle: '20.500.1/7',
    };
    const asked = paperFieldNames.filter((name) =>
      [
        ...citedNames.filter((cited) => askedOf[type].includes(cited)),
        ...anyHas,
        ...withoutCsl,
        ...lists,
      ].includes(name),
    );
    const said = (work: Partial<Record<keyof typeof paper, unknown>>) =>
      Object.fromEntries(asked.map((name) => [name, work[name]]));
    expect(said(await readAgain(format, paper))).toEqual(said(paper));
  });

  test('of a whole list is read with links, PDF, area and selection, and says where the picture is', async () => {
    const paper = {
      ...everyField('second'),
      _id: 'a',
      pdf: '/files/papers/u/x_1.pdf',
      category: 'Light & Matter',
      moreAreas: ['Foam | Mud; and more', '50%7C {and} a half'],
    };
    const links = [{ name: 'Data | part 2', url: 'https://example.org/a_b~c?d=%7C&e=25%2525#f' }];
    const whole = wholeCitationOf({ ...paper, moreLinks: links }, address);
    const file = citationFormats[format].write([whole]);
    const [entry] = await readEntries(file, `a.${format}`);
    const read = workFromItem(entry?.item ?? { type: '' });
    expect(read).toMatchObject({
      pdf: 'https://lab.test/files/papers/u/x_1.pdf',
      links: paper.links,
      moreLinks: links,
      selected: true,
      note: paper.note,
    });
    expect(entry?.item?.custom).toMatchObject({
      area: 'Light & Matter',
      moreAreas: ['Foam | Mud; and more', '50%7C {and} a half'],
    });
    for (const said of [paper.image, paper.imageAlt]) expect(file).toContain(said);
  });

  test('for citing has none of these', () => {
    const paper = everyField('second');
    const file = fileOf(format, { ...paper, _id: 'a' });
    for (const said of [paper.image, paper.imageAlt, paper.pdf, paper.category, 'elected'])
      expect(file).not.toContain(said);
  });

  test('has the notices in its note for other programs, and an import takes them out again', async () => {
    const paper = { ...everyField('first'), _id: 'a', note: '' };
    expect(fileOf(format, paper)).toContain('Correction (2016): The first notice.');
    expect((await readAgain(format, paper)).note).toBe('');
  });

  test('of somebody else with notices in a form of its own has them as a note, or as nothing', async () => {
    const foreign = {
      bib: '@article{a, title = {T}, author = {Doe, Jane}, year = 2019, notices = {Retraction, sorry}}',
      ris: 'TY  - JOUR\nTI  - T\nAU  - Doe, Jane\nPY  - 2019\nN1  - Notice: retracted\nER  - ',
      'csl.json':
        '[{"title": "T", "custom": {"notices": ["x", {"kind": "retraction", "link": "javascript:1"}]}}]',
    };
    const [entry] = await readEntries(foreign[format], `a.${format}`);
    const work = workFromItem(entry?.item ?? { type: '' });
    expect(work.notices).toEqual([]);
    expect(work.note).toBe(format === 'ris' ? 'Notice: retracted' : '');
  });
});

const letters = 'abcdefghijklmnopqrstuvwxyzäöüßéèçñøåłžőığąα';
const word = fc
  .string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 9 })
  .map((text) => text.slice(0, 1).toUpperCase() + text.slice(1))
  // `ß` becomes two capitals.
  .filter((text) => /^\p{Lu}\p{Ll}+$/u.test(text));
const given = fc.oneof(
  word,
  fc.tuple(word, word).map((both) => both.join(' ')),
  word.map((text) => `${text.slice(0, 1)}.`),
);
const family = fc.oneof(
  word,
  fc.tuple(word, word).map((both) => both.join('-')),
  fc
    .tuple(fc.constantFrom('van', 'de la', 'von der', 'd’'), word)
    .map((both) => both.join(' ').replace('’ ', '’')),
  fc.tuple(fc.constantFrom('O’', 'Mc'), word).map((both) => both.join('')),
);
const person = fc
  .tuple(given, family, fc.constantFrom('', '', ' Jr.', ' III'))
  .map(([first, last, suffix]) => `${first} ${last}${suffix}`);
const group = word.map((name) => `The ${name} & Sons Collaboration`);
const people = fc.array(fc.oneof({ weight: 5, arbitrary: person }, group), { minLength: 1, maxLength: 5 });

/** Characters with a special meaning in TeX and in the formats. */
const sign = fc.constantFrom(
  '{',
  '}',
  '\\',
  '$',
  '&',
  '%',
  '#',
  '_',
  '^',
  '~',
  '"',
  ',',
  '@',
  '=',
  '-',
  '--',
  '<',
  '>',
  "''",
);
const title = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: word },
      sign,
      fc.tuple(word, sign).map((both) => both.join('')),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((words) => `On ${words.join(' ')}`);

test('formulas stay TeX, and what only looks like one stays text', () => {
  const said = (title: string) => /title = \{(.*)\},/.exec(fileOf('bib', paperOf({ title })))?.[1];
  expect(said('Decay of $^{14}$c at $\\alpha_1 < 2$')).toBe('Decay of $^{14}$c at $\\alpha_1 < 2$');
  expect(said('From $5 to $6')).toBe('From \\$5 to \\$6');
  expect(said('The set $\\{a$')).toBe('The set \\$\\textbackslash{}\\textbraceleft{}a\\$');
});

const paperOf = (more: Partial<Cited>): Cited => ({ ...everyField('first'), _id: 'a', ...more });
const names = (authors: readonly string[]) => authors.map((name) => familyFirst(parseName(name)));

describe.each(citationFormatNames)('in a %s file', (format) => {
  test('every name comes back in its parts', async () => {
    await fc.assert(
      fc.asyncProperty(people, async (authors) => {
        const read = await readAgain(format, paperOf({ authors }));
        expect(names(read.authors)).toEqual(names(authors));
      }),
    );
  });

  test('every title comes back with its signs', async () => {
    await fc.assert(
      fc.asyncProperty(title, async (said) => {
        const read = await readAgain(format, paperOf({ title: said }));
        expect(read.title).toBe(said);
      }),
    );
  });
});

/** As the forms store texts: without spaces around them. */
const said = title.map((text) => text.trim());
const date = fc.constantFrom('2019', '2019-05', '2019-05-17');
const link = fc.constantFrom(
  'https://arxiv.org/abs/2311.01234v2',
  'https://doi.org/10.5281/zenodo.1',
  'https://example.org/a_b~c?d=%7C&e=25%2525#f',
);
const oneVersion = fc.record({
  kind: fc.constantFrom('preprint' as const, 'accepted' as const),
  server: fc.oneof(fc.constant(''), fc.constant('A | B || %7C %25'), word),
  date,
  link,
});
const oneNotice = fc.record({
  kind: fc.constantFrom('retraction' as const, 'concern' as const, 'correction' as const),
  date,
  link: fc.oneof(fc.constant(''), link),
  text: fc.oneof(said, fc.constant('Wrong | data; see || 100%7C')),
});

describe.each(citationFormatNames)('in a %s file', (format) => {
  test('every other version and every notice comes back, and the note without them', async () => {
    const lists = fc.record({
      otherVersions: fc.array(oneVersion, { maxLength: 3 }),
      notices: fc.array(oneNotice, { maxLength: 3 }),
      note: fc.oneof(fc.constant(''), fc.constant('Best paper; really')),
    });
    await fc.assert(
      fc.asyncProperty(lists, async (own) => {
        const { otherVersions, notices, note } = await readAgain(format, paperOf(own));
        expect({ otherVersions, notices, note }).toEqual(own);
      }),
    );
  });
});

describe('Citation.js reads', () => {
  const parse = (file: string, forceType: string) =>
    plugins.input.chain(file, {
      forceType,
      target: '@csl/list+object',
      generateGraph: false,
      strict: true,
    })[0] as Record<string, unknown>;

  test.each([
    ['bib', '@biblatex/text'],
    ['ris', '@ris/file'],
  ] as const)('the same people and the same title in a %s file', (format, forceType) => {
    fc.assert(
      fc.property(people, word, (authors, said) => {
        const item = parse(fileOf(format, paperOf({ authors, title: `On ${said} & more` })), forceType);
        const parts = item.author as Record<string, string>[];
        const whole = ({ literal, family: last, given: first, suffix, ...more }: Record<string, string>) =>
          literal ??
          [[more['non-dropping-particle'], last].filter(Boolean).join(' '), first, suffix]
            .filter(Boolean)
            .join(', ');
        expect(parts.map(whole)).toEqual(names(authors));
        expect(item.title).toBe(`On ${said} & more`);
      }),
    );
  });
});
