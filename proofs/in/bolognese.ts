/** DataCite's own converter: recorded replies of DataCite, BibTeX and RIS, with what it reads in them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { CslName } from '@lab/contract/features/imports/entry';
import { parse } from 'yaml';
import { plainItem } from '../../functions/src/features/imports/entries/plain-item.ts';
import { readEntries } from '../../functions/src/features/imports/entries/read-entries.ts';
import { askDatacite } from '../../functions/src/features/imports/identifiers/datacite-service.ts';

import { difference } from '../difference.ts';
import { type Checkout, suite } from '../suite.ts';

type Json = Record<string, unknown>;

const fixtures = 'spec/fixtures';
const recorded = `${fixtures}/vcr_cassettes/Bolognese_Metadata/write_metadata_as_citeproc`;

export const bolognese = suite({
  name: 'bolognese',
  part: 'In',
  about: 'replies of DataCite, BibTeX and RIS',
  repository: 'datacite/bolognese',
  commit: 'ff9ced47b98be806732919d3bf0bd6cbafd9125a',
  needs: 'nothing',
  product: { plainItem, readEntries },
  planted: {
    plainItem: (raw) => plainItem({ ...raw, author: [] }),
    readEntries: (text, file) =>
      readEntries(text.replaceAll('T1', 'T9').replaceAll('title', 'subtitle'), file),
  },
  async *cases({ files, product }) {
    for (const [name, said] of testsIn(files.read('spec/writers/citeproc_writer_spec.rb'))) {
      const reply = replyIn(files, name);
      if (!reply) continue;
      const item = product.plainItem(await asked(reply));
      for (const [field, expected] of said)
        if (ours[field])
          yield {
            name: `DataCite, ${name}, ${field}`,
            fault: () =>
              difference(ours[field]?.(item), field === 'author' ? names(expected as Json[]) : expected),
          };
    }
    for (const file of ['crossref.bib', 'crossref.ris', 'pure.bib', 'pure.ris', 'ris_bug.ris'])
      for (const [field, expected] of Object.entries(inFiles[file] ?? {}))
        yield {
          name: `${file}, ${field}`,
          fault: async () => {
            const [entry] = await product.readEntries(files.read(`${fixtures}/${file}`), file);
            return difference(entry?.item && ours[field]?.(entry.item), expected);
          },
        };
  },
});

/** What the specifications beside the readers expect (spec/readers). */
const inFiles: Record<string, Json> = {
  'crossref.bib': {
    DOI: '10.7554/elife.01567',
    year: 2014,
    'first author': 'Sankar, Martial',
    type: 'article-journal',
  },
  'crossref.ris': {
    DOI: '10.7554/eLife.01567',
    year: 2014,
    'first author': 'Sankar, Martial',
    'container-title': 'eLife',
  },
  'pure.bib': {
    year: 2018,
    'first author': 'Toparlar, Y.',
    type: 'thesis',
    publisher: 'Technische Universiteit Eindhoven',
  },
  'pure.ris': {
    issued: { 'date-parts': [[2018, 4, 25]] },
    type: 'thesis',
    publisher: 'Technische Universiteit Eindhoven',
  },
  'ris_bug.ris': { DOI: '10.17918/ERNK-6431', year: 2018, publisher: 'Drexel University', type: 'book' },
};

type Item = ReturnType<typeof plainItem>;

const ours: Record<string, (item: Item) => unknown> = {
  ...Object.fromEntries(
    [
      'type',
      'DOI',
      'title',
      'publisher',
      'issued',
      'container-title',
      'volume',
      'issue',
      'page',
      'version',
    ].map((field) => [field, (item: Item) => item[field as keyof Item]]),
  ),
  author: ({ author }) => names(author ?? []),
  year: ({ issued }) => issued?.['date-parts'][0]?.[0],
  'first author': ({ author }) => names(author ?? [])[0],
};

const names = (people: readonly CslName[]) =>
  people.map(({ literal, family, given }) => literal ?? [family, given].filter(Boolean).join(', '));

/** Each test with the fields that it expects. Their Ruby is JSON but for `=>`. */
function testsIn(specification: string): Map<string, Map<string, unknown>> {
  const tests = new Map<string, Map<string, unknown>>();
  for (const block of specification.split(/^ {4}it "/m).slice(1)) {
    const said = new Map<string, unknown>();
    for (const [, field = '', value = ''] of block.matchAll(
      /expect\(json\["([\w-]+)"\]\)\.to eq\(([\s\S]*?)\)$/gm,
    )) {
      const json = value.replaceAll('=>', ':');
      try {
        said.set(field, JSON.parse(/^"[^"]*"\s*:/.test(json) ? `{${json}}` : json));
      } catch {
        // A comparison with something that the test computes.
      }
    }
    tests.set(block.slice(0, block.indexOf('"')), said);
  }
  return tests;
}

/** DataCite's recorded answer, if this test asked for one. */
function replyIn(files: Checkout, test: string): Json | undefined {
  const file = `${recorded}/${test.replace(/[^\w/-]+/g, '_')}.yml`;
  if (!files.list(recorded, '.yml').includes(file)) return undefined;
  // Its own sign for binary data is unknown to YAML, which reads them as text in base64.
  const { http_interactions: calls } = parse(files.read(file), { logLevel: 'silent' });
  const call = calls.find(({ request }: { request: { uri: string } }) =>
    request.uri.startsWith('https://api.datacite.org/dois/'),
  );
  const body: string = call?.response.body.string ?? '';
  if (!body) return undefined;
  const bytes = Buffer.from(body, body.startsWith('{') ? 'utf8' : 'base64');
  const reply = JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8'));
  return reply.data?.attributes ? reply.data : undefined;
}

/** Lets the product ask a stand-in that gives this answer. */
async function asked(reply: Json): Promise<Json> {
  const server = createServer((_request, response) => response.end(JSON.stringify({ data: [reply] })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.DATACITE_SERVICE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { doi } = reply.attributes as { doi: string };
  try {
    const found = await askDatacite([doi], { allowed: AbortSignal.timeout(5_000), contact: '', secondMs: 1 });
    return found.get(doi) ?? {};
  } finally {
    server.close();
  }
}
