/**
 * `npm run search:figures`: the size of the index and the time of a query with 10,000 works, beside libraries
 * on the same data. They are no dependencies; `npm install --no-save minisearch @orama/orama` brings them for
 * this.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Entry } from '@lab/contract/features/search/entry';
import { find } from '@lab/contract/features/search/find';
import { entryOfWork } from '@lab/contract/features/search/of-record';
import { unpack } from '@lab/contract/features/search/pack';
import { makeIndex } from '@lab/contract/features/search/search-index';
import type { StoredPaper } from '../../functions/src/features/papers/paper-store.ts';
import { compressed, inParts } from '../../functions/src/features/search/search-parts.ts';
import { areas } from '../content/areas.ts';
import { papers } from '../content/papers.ts';
import { people } from '../content/people.ts';
import { chance } from '../large/chance.ts';
import { generatedWorks } from '../large/works.ts';
import { demoPeople } from '../people-records.ts';
import { recordsOf } from '../records.ts';
import { entriesOf } from './lab-entries.ts';

export const manyWorks = 10_000;

/** The ids of the demo are short and alike, those of Firestore are not. */
function randomId(number: number): string {
  const random = chance(`id ${number}`);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 20 }, () => letters[random.whole(0, 61)]).join('');
}

export function manyEntries(): Entry[] {
  const lab = {
    areas: areas.map(({ departmentName }) => departmentName),
    team: people.map(({ name }) => name),
  };
  const all = [...papers, ...generatedWorks(manyWorks - papers.length, lab)];
  const { researchPapers } = recordsOf(all, demoPeople) as Record<
    string,
    Iterable<readonly [string, object]>
  >;
  const works = [...(researchPapers ?? [])].map(([, paper], number) =>
    entryOfWork(randomId(number), paper as StoredPaper),
  );
  return [...works, ...entriesOf('large').filter(({ group }) => group !== 'works')];
}

export interface Sizes {
  requests: number;
  parts: number[];
  total: number;
}

export function sizesOf(entries: readonly Entry[]): Sizes {
  const { list, parts } = inParts(entries);
  const sizes = [list, ...parts.values()].map((text) => compressed(text).length);
  return { requests: sizes.length, parts: sizes, total: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Of the processor, because other programs may be running. */
function spent<Result>(work: () => Result): [Result, number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000];
}

/** As somebody types them, letter by letter. */
const typed = [
  'turbulance',
  'sea fog kowalczewska',
  'salt marshs',
  'the paper about ferries and fog',
  'quintalves 2019',
];
const beginnings = typed.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));

interface Line {
  name: string;
  bytes: number;
  made: number;
  longest: number;
  middle: number;
  right: number;
}

function measure(name: string, bytes: number, make: () => (q: string) => string[]): Line {
  const [search, made] = spent(make);
  for (const q of beginnings) search(q);
  const times = beginnings.map((q) => spent(() => search(q))[1]).sort((a, b) => a - b);
  const asked = [
    'turbulance',
    'flumes',
    'modelling',
    'the paper about ferries and fog',
    'harbor walls',
    'wedrowiecki',
  ];
  const meant = ['turbulence', 'flume', 'model', 'Ferries in fog', 'harbour walls', 'Wędrowiecki'];
  const right = asked.filter((q, at) =>
    search(q)
      .slice(0, 3)
      .some((title) => title.toLowerCase().includes((meant[at] ?? '').toLowerCase())),
  ).length;
  return {
    name,
    bytes,
    made,
    longest: times.at(-1) ?? 0,
    middle: times[Math.floor(times.length / 2)] ?? 0,
    right,
  };
}

const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length;

const documentsOf = (entries: readonly Entry[]) =>
  entries.map(({ title, names, words, note, when }, id) => ({
    id,
    title,
    names: names.join(', '),
    words: `${words} ${note}`,
    when,
  }));

interface MiniSearchClass {
  new (
    options: object,
  ): {
    addAll(documents: object[]): void;
    search(q: string, options: object): { title: string }[];
    toJSON(): object;
  };
}

async function miniSearch(entries: readonly Entry[]): Promise<Line> {
  const name = 'minisearch';
  const { default: MiniSearch } = (await import(name)) as { default: MiniSearchClass };
  const options = { fields: ['title', 'names', 'words', 'when'], storeFields: ['title'] };
  const documents = documentsOf(entries);
  const whole = new MiniSearch(options);
  whole.addAll(documents);
  return measure('MiniSearch', brotli(JSON.stringify(whole)), () => {
    const index = new MiniSearch(options);
    index.addAll(documents);
    return (q) =>
      index
        .search(q, { prefix: true, fuzzy: 0.2 })
        .map(({ title, ...rest }) => `${title} ${JSON.stringify(rest)}`);
  });
}

async function orama(entries: readonly Entry[]): Promise<Line> {
  const name = '@orama/orama';
  const { create, insertMultiple, save, search } = (await import(name)) as Record<
    string,
    (...given: unknown[]) => unknown
  >;
  const schema = { title: 'string', names: 'string', words: 'string', when: 'string' };
  const documents = documentsOf(entries).map((document) => ({ ...document, id: String(document.id) }));
  const before = process.cpuUsage();
  const index = create?.({ schema });
  await insertMultiple?.(index, documents, 10_000);
  const { user, system } = process.cpuUsage(before);
  const line = measure('Orama', brotli(JSON.stringify(save?.(index))), () => (term) => {
    const found = search?.(index, { term, tolerance: 1, limit: 10 }) as {
      hits: { document: { title: string } }[];
    };
    return found.hits.map(({ document }) => document.title);
  });
  return { ...line, made: (user + system) / 1_000 };
}

async function libraries(entries: readonly Entry[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, one] of [
    ['minisearch', miniSearch],
    ['@orama/orama', orama],
  ] as const) {
    try {
      lines.push(await one(entries));
    } catch (error) {
      console.log(
        `${name} is not measured: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      );
    }
  }
  return lines;
}

export async function printFigures(): Promise<void> {
  const entries = manyEntries();
  for (const [lab, of] of [
    ['demo', entriesOf('demo')],
    ['large', entriesOf('large')],
    [`${manyWorks} works`, entries],
  ] as const) {
    const { requests, parts, total } = sizesOf(of);
    console.log(
      `${lab}: ${of.length} entries, ${requests} requests, ${total} bytes of Brotli (${parts.join(' + ')})`,
    );
  }
  const { list, parts, entries: kept } = inParts(entries);
  const packed = [...parts.values(), list.slice(list.indexOf('\n') + 1)];
  const bytes = [list, ...parts.values()].reduce((sum, text) => sum + compressed(text).length, 0);
  const own = measure('own rows', bytes, () => {
    const index = makeIndex(packed.flatMap(unpack));
    return (q) => find(index, q, true).hits.map(({ entry }) => `${entry.title} ${entry.names.join(' ')}`);
  });
  console.log(
    '\n| | Brotli | made in | a letter, half of them | the slowest | of 6 right |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const { name, bytes, made, middle, longest, right } of [own, ...(await libraries(kept))])
    console.log(
      `| ${name} | ${Math.round(bytes / 1_000)} kB | ${Math.round(made)} ms | ${middle.toFixed(1)} ms | ${longest.toFixed(1)} ms | ${right} |`,
    );
}
