/**
 * The test suite of CSL's processors, for the five styles that we write ourselves: titles in headline case,
 * names, pages and dates. Their entries are also read as an import.
 */

import {
  familyFirst,
  initials,
  inOrderOfScript,
  type Name,
  parseName,
} from '@lab/contract/features/citations/names';
import { headlineCase } from '@lab/contract/features/citations/title-case';
import type { CslItem, CslName } from '@lab/contract/features/imports/entry';
import { plainItem } from '../../functions/src/features/imports/entries/plain-item.ts';
import { difference } from '../difference.ts';
import { type Case, suite } from '../suite.ts';

const folder = 'processor-tests/humans';

interface Test {
  name: string;
  /** The lines of the result. */
  result: string[];
  style: string;
  input: Record<string, unknown>[];
}

const product = { headlineCase, familyFirst, initials, inOrderOfScript, plainItem };

export const csl = suite({
  name: 'csl-test-suite',
  part: 'Out',
  about: 'names, dates and headlines of the five styles',
  repository: 'citation-style-language/test-suite',
  commit: '13724f99a9b253e4a363f72e55b90cf8889e92b8',
  needs: 'nothing',
  product,
  planted: {
    ...product,
    headlineCase: (title) => title.toUpperCase(),
    initials: (given) => given.slice(0, 1),
    plainItem: (raw) => plainItem({ ...raw, issued: undefined, author: undefined }),
  },
  *cases({ files, product: ours }) {
    for (const file of files.list(folder, '.txt')) {
      const test = testIn(file.slice(folder.length + 1, -4), files.read(file));
      if (test.name.startsWith('textcase_')) yield* headlines(test, ours);
      if (test.name.startsWith('name_')) yield* namesIn(test, ours);
      if (test.name.startsWith('date_')) yield* datesIn(test, ours);
      yield { name: `${test.name}, read`, fault: () => lossIn(test, ours) };
    }
  },
});

function testIn(name: string, text: string): Test {
  const part = (head: string) =>
    new RegExp(`>>=+ ${head} =+>>\\n([\\s\\S]*?)\\n<<=+ ${head}`).exec(text)?.[1] ?? '';
  return {
    name,
    result: part('RESULT').trim().split('\n'),
    style: part('CSL'),
    input: JSON.parse(part('INPUT') || '[]'),
  };
}

/** Marks of a processor that prints HTML, and its spans around what is no headline. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#38;', '&')
    .replace(/[’`]/g, "'");

function* headlines({ name, style, input, result }: Test, ours: typeof product): Generator<Case> {
  const isHeadline = /<text variable="title" text-case="title"\s*\/>/.test(style);
  // What a span protects is protected by nothing in our fields.
  if (!isHeadline || input.some(({ title }) => /nocase/.test(`${title}`))) return;
  for (const [at, { title }] of input.entries())
    yield {
      name: `${name} ${at + 1}`,
      fault: () => {
        const text = plain(ours.headlineCase(plain(`${title}`)));
        return result.some((line) => plain(line).includes(text))
          ? undefined
          : `${text}, not ${result.join(' / ')}`;
      },
    };
}

/** Only of styles that write one list of names and nothing that ours do not have. */
const simpleNames = /<layout[^>]*>\s*<names variable="\w+">\s*<name([^>]*?)\/>\s*<\/names>\s*<\/layout>/;
const otherOptions =
  /et-al|form="(?:short|count)"|initialize="false"|initialize-with-hyphen="false"|demote-non-dropping-particle="never"/;

function* namesIn({ name, style, input, result }: Test, ours: typeof product): Generator<Case> {
  const [, options] = simpleNames.exec(style) ?? [];
  if (options === undefined || otherOptions.test(style)) return;
  const value = (option: string) => new RegExp(`${option}="([^"]*)"`).exec(options)?.[1];
  const variable = /<names variable="(\w+)"/.exec(style)?.[1] ?? '';
  for (const item of input)
    for (const [at, given] of ((item[variable] ?? []) as CslName[]).entries())
      yield {
        name: `${name}, ${item.id} ${at + 1}`,
        fault: () => {
          const person = nameOf(given);
          const stop = value('initialize-with');
          const letters =
            stop === undefined || !person.given
              ? person.given
              : ours.initials(person.given, { stop: stop.trim(), between: stop.endsWith(' ') ? ' ' : '' });
          const isFirst = value('name-as-sort-order') === 'all' || (value('name-as-sort-order') && at === 0);
          const text = isFirst
            ? ours.familyFirst(person, letters)
            : ours.inOrderOfScript({ ...person, given: letters });
          return plain(result.join('\n')).includes(plain(text))
            ? undefined
            : `${text}, not ${result.join(' / ')}`;
        },
      };
}

function nameOf(name: CslName): Name {
  if (name.literal || !name.given || !name.family)
    return { literal: name.literal ?? name.family ?? name.given };
  const { particle, ...parsed } = parseName(`${name.family}, ${name.given}`);
  const own = name['non-dropping-particle'] ?? name['dropping-particle'] ?? particle;
  return { ...parsed, ...(own && { particle: own }), ...(name.suffix && { suffix: name.suffix }) };
}

/** The year that we read in an entry is the one that its citation has. */
function* datesIn({ name, input, result, style }: Test, ours: typeof product): Generator<Case> {
  // Some only show the order, or nothing.
  if (!/variable="issued"/.test(style) || !/(?<!\d)\d{3,4}(?!\d)|\d BC|\d AD/.test(plain(result.join(' '))))
    return;
  for (const [at, item] of input.entries())
    if (item.issued)
      yield {
        name: `${name} ${at + 1}, year`,
        fault: () => {
          const year = ours.plainItem(item).issued?.['date-parts'][0]?.[0];
          const said = result.join(' ');
          return year !== undefined && said.includes(`${year}`) ? undefined : `${year}, not ${said}`;
        },
      };
}

/** Title, people and number of parts of a date, which no import may lose. */
function lossIn({ input }: Test, ours: typeof product) {
  for (const raw of input) {
    const item: CslItem = ours.plainItem(raw);
    const people = ((raw.author ?? []) as CslName[]).map(
      ({ literal, family, given }) => literal ?? family ?? given,
    );
    const found = (item.author ?? []).map(({ literal, family, given }) => literal ?? family ?? given);
    const lost = difference(found, people);
    if (lost) return `authors: ${lost}`;
    if (raw.title && !item.title) return `no title of ${raw.title}`;
  }
  return undefined;
}
