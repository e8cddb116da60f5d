/**
 * Measures the public endpoints with 10, 1,000 and 100,000 papers: reads and bytes, which must not grow with
 * the collection, and time, without the local engine's part. Then it measures how long pages take to render.
 */
import { api } from '@lab/contract';
import { invoke } from '../src/app/mounted.ts';
import { firestore } from '../src/core/data/firestore.ts';
import { type Measured, measure, print, startCounting } from './measure.ts';
import { pages } from './pages.ts';
import { measureRendering, renderLimitMs } from './rendering.ts';
import { seedLab, seedPapers } from './seed.ts';

const sizes = [10, 1_000, 100_000];
const handlerLimitMs = 5;
/** Counts the works of a year, which is a read for each thousand of them. */
const counting = 'page of a year (3 calls)';

const { papers, team, collaborators, news, areas, positions } = api;
const paper = { params: { id: 'paper-0' } };

const secondPage = (cursor: string | undefined) => invoke(papers.list, { query: { cursor } });

/** Each call with its allowed number of reads. */
const calls: [name: string, reads: number, call: () => Promise<unknown>][] = [
  ...pages,
  ['GET /recentResearchPapers', 1, () => invoke(papers.recent)],
  ['GET /researchPapers', 22, () => invoke(papers.list)],
  ['… page 2', 22, async () => secondPage((await firstPage).next)],
  ['… ?area&year', 22, () => invoke(papers.list, { query: { area: 'Physics', year: '2003' } })],
  ['… ?author', 22, () => invoke(papers.list, { query: { author: 'Ann Surname7' } })],
  ['… ?q=robot', 22, () => invoke(papers.list, { query: { q: 'robot' } })],
  ['… ?q=robot+quantum', 40, () => invoke(papers.list, { query: { q: 'robot quantum' } })],
  [
    '… ?q=climate+neural&limit=100',
    40,
    () => invoke(papers.list, { query: { q: 'climate neural', limit: 100 } }),
  ],
  ['GET /researchPaper/{id}', 2, () => invoke(papers.get, paper)],
  ['GET /team/{id}', 1, () => invoke(team.get, { params: { id: 'm3' } })],
  ['GET /collaborations', 1, () => invoke(collaborators.list)],
  // With `public/home`, which has the names of areas, and who hides their email.
  ['GET /news/{id}', 2, () => invoke(news.get, { params: { id: 'n3' } })],
  [
    'GET /post/{authorEmail}',
    3,
    () => invoke(news.author, { params: { authorEmail: 'author@example.org' } }),
  ],
  // Eight areas, or one, and `public/home`, which has the names of areas and people.
  ['GET /researchArea', 9, () => invoke(areas.list)],
  ['GET /researchArea/{id}', 2, () => invoke(areas.get, { params: { id: 'a3' } })],
  // Eight positions, and the names of their areas.
  ['GET /openPositions', 9, () => invoke(positions.list)],
];

let firstPage = Promise.resolve<{ next?: string }>({});
const problems: string[] = [];
let before = new Map<string, Measured>();
startCounting();
// The demo lab's records would be measured too.
await Promise.all(
  (await firestore().listCollections()).map((records) => firestore().recursiveDelete(records)),
);
await seedLab();

let seeded = 0;
for (const size of sizes) {
  await seedPapers(seeded, size);
  seeded = size;
  firstPage = invoke(papers.list);
  const measured: Measured[] = [];
  for (const [name, allowed, call] of calls) {
    const result = await measure(name, size > 1_000 ? 20 : 100, call);
    measured.push(result);
    compareWithLimits(result, allowed, size);
  }
  print(`${size.toLocaleString('en')} papers`, measured);
  before = new Map(measured.map((result) => [result.name, result]));
}

const drawn = await measureRendering();
for (const { name, medianMs } of drawn) {
  if (medianMs > renderLimitMs) problems.push(`${name} takes ${medianMs.toFixed(1)} ms at the median`);
}
print('drawing', drawn);

function compareWithLimits({ name, reads, bytes, handlerMs }: Measured, allowed: number, size: number): void {
  const at = `${name} with ${size} papers`;
  if (reads > allowed) problems.push(`${at} reads ${reads} documents; ${allowed} are allowed`);
  if (handlerMs > handlerLimitMs)
    problems.push(`${at} takes ${handlerMs.toFixed(1)} ms of its own at the median`);
  const smaller = before.get(name);
  // With ten papers a page is not full, so growth is only visible from 1,000 papers on.
  if (!smaller || size <= 1_000) return;
  if (reads > smaller.reads && name !== counting) problems.push(`${at} reads more than with fewer papers`);
  if (bytes > smaller.bytes * 1.1) problems.push(`${at} sends more than with fewer papers`);
}

console.log(problems.length > 0 ? `\n${problems.join('\n')}` : '\nNo call costs more as the lab grows.');
process.exit(problems.length > 0 ? 1 : 0);
