/** The calls of each page, with the documents that a view may read when no cache answers. */
import { api } from '@lab/contract';
import { contentCalls } from '@lab/contract/kinds/content-calls';
import { invoke } from '../src/app/mounted.ts';

const { alumni, settings, papers, labInfo, team, profiles, collaborators, news, areas, events, positions } =
  api;
const { outputs, press, years } = api;
const { talks } = contentCalls;
const paper = { params: { id: 'paper-0' } };

type Call = [name: string, reads: number, ask: () => Promise<unknown>];

/** A page, which asks for the settings and the lab's name too. */
const page = (name: string, reads: number, ask: () => Promise<unknown>[]): Call => [
  name,
  reads,
  () => Promise.all([invoke(settings.get), invoke(labInfo.get), ...ask()]),
];

/** What the page of publications shows of the lab. */
const onEveryList = () => [invoke(areas.brief), invoke(papers.byYear), invoke(alumni.people)];

const personPage = (name: string, reads: number, id: string) =>
  page(name, reads, () => [
    invoke(alumni.person, { params: { id } }),
    invoke(profiles.news, { params: { id } }),
    invoke(papers.list, { query: { person: id, limit: 17, order: 'date' } }),
    invoke(papers.selected),
    invoke(outputs.list, { query: { person: id } }),
  ]);

/** What people remember of a paper. */
const searches: [query: Record<string, string>, reads: number][] = [
  [{ q: 'quan' }, 21],
  [{ q: 'Surname7' }, 21],
  [{ q: '2003' }, 21],
  [{ q: 'physics' }, 21],
  [{ q: 'https://doi.org/10.1000/7' }, 21],
  [{ person: 'm0' }, 21],
  [{ keyword: 'tides', type: 'article' }, 40],
  [{ order: 'date', area: 'Physics' }, 21],
  [{ order: 'date', selected: 'true', type: 'article', year: '2003' }, 40],
  [{ order: 'type' }, 21],
  [{ order: 'type', year: '2003' }, 21],
  [{ order: 'type', area: 'Physics', year: '2003' }, 40],
  [{ author: 'A. Surname7', year: '2003', area: 'Physics' }, 21],
  // Many papers contain the first word, many the second, and none both.
  [{ q: 'climate neural' }, 40],
  [{ q: 'clim neur journ' }, 40],
  [{ q: 'journal examples surname7 2003 physics' }, 40],
  [{ q: 'climate neural', author: 'Surname7' }, 40],
];

const onHome = [papers.recent, papers.selected, areas.brief, team.list, collaborators.list, events.next];

export const pages: Call[] = [
  page('home page (9 calls)', 1, () => [
    ...onHome.map((part) => invoke(part)),
    invoke(news.list, { query: { limit: 3 } }),
  ]),
  [
    'home page with the newest of what the lab makes, without the 9 calls',
    1,
    () => Promise.all([invoke(outputs.newest), invoke(outputs.newest)]),
  ],
  page('publications page (6 calls)', 21, () => [
    ...onEveryList(),
    invoke(papers.list, { query: { limit: 19 } }),
  ]),
  ...searches.map(([query, reads]) =>
    page(`publications?${new URLSearchParams(query)}`, reads, () => [
      ...onEveryList(),
      invoke(papers.list, { query: { ...query, limit: 19 } }),
    ]),
  ),
  page('exporting a list (5 calls)', 7, () => [
    invoke(areas.brief),
    invoke(alumni.people),
    invoke(papers.list, { query: { person: 'm0', order: 'date', limit: 5 } }),
  ]),
  ['suggestions for qu', 7, () => invoke(papers.list, { query: { limit: 5, q: 'qu' } })],
  ['suggestions for climate neu', 29, () => invoke(papers.list, { query: { limit: 5, q: 'climate neu' } })],
  page('paper page (4 calls)', 6, () => [invoke(papers.get, paper), invoke(papers.more, paper)]),
  personPage('member page (7 calls)', 21, 'm0'),
  personPage('member page with a profile (7 calls)', 22, 'm1'),
  personPage('page of somebody who left (7 calls)', 21, 'l0'),
  page('alumni page (4 calls)', 3, () => [invoke(alumni.list), invoke(alumni.theses)]),
  page('press page (3 calls)', 1, () => [invoke(press.kit)]),
  page('team page (3 calls)', 1, () => [invoke(team.list)]),
  page('area page (7 calls)', 11, () => [
    invoke(areas.get, { params: { id: 'a1' } }),
    invoke(alumni.people),
    invoke(papers.list, { query: { area: 'Physics', limit: 5, order: 'date' } }),
    invoke(outputs.list, { query: { area: 'a1' } }),
    invoke(news.ofArea, { params: { id: 'a1' } }),
  ]),
  page('page of a position (6 calls)', 7, () => [
    invoke(positions.get, { params: { id: 'p1' } }),
    invoke(team.list),
    invoke(areas.get, { params: { id: 'a1' } }),
    invoke(papers.list, { query: { area: 'Physics', limit: 3, order: 'date' } }),
  ]),
  page('news page (3 calls)', 1, () => [invoke(news.list)]),
  // Ten are to come; of the past ones a page shows twenty and reads one more.
  page('events page (4 calls)', 32, () => [
    invoke(events.list, { query: { when: 'upcoming' } }),
    invoke(events.list, { query: { when: 'past' } }),
  ]),
  // 200 works and one to see that there are more, a count of each of the fifteen types, one event of the year
  // after and none of its own.
  page('page of a year (3 calls)', 228, () => [invoke(years.get, { params: { year: '2003' } })]),
  page('talks page (3 calls)', 22, () => [invoke(talks.list)]),
  ['GET /labInfo', 1, () => invoke(labInfo.get)],
  ['GET /settings', 1, () => invoke(settings.get)],
];
