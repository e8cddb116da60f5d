/** The calls of each page, with the documents that a view may read when no cache answers. */
import { api } from '@lab/contract';
import { invoke } from '../src/invoke.ts';

const { papers, labInfo, team, collaborators, news, areas, events } = api;
const paper = { params: { id: 'paper-0' } };

export const pages: [name: string, reads: number, ask: () => Promise<unknown>][] = [
  [
    'home page (6 calls)',
    1,
    () =>
      Promise.all(
        [labInfo.get, papers.recent, areas.brief, team.list, collaborators.list, events.next].map((part) =>
          invoke(part),
        ),
      ),
  ],
  [
    'publications page (3 calls)',
    21,
    () =>
      Promise.all([invoke(labInfo.get), invoke(areas.brief), invoke(papers.list, { query: { limit: 19 } })]),
  ],
  // The most expensive search: many papers contain the first word, many the second, and none both.
  [
    'two words on publications',
    55,
    () =>
      Promise.all([invoke(labInfo.get), invoke(papers.list, { query: { limit: 19, q: 'climate neural' } })]),
  ],
  [
    'paper page (3 calls)',
    6,
    () => Promise.all([invoke(labInfo.get), invoke(papers.get, paper), invoke(papers.more, paper)]),
  ],
  ['team page (2 calls)', 1, () => Promise.all([invoke(labInfo.get), invoke(team.list)])],
  ['news page (2 calls)', 1, () => Promise.all([invoke(labInfo.get), invoke(news.list)])],
  // Ten are to come; of the past ones a page shows twenty and reads one more.
  [
    'events page (3 calls)',
    32,
    () =>
      Promise.all([
        invoke(labInfo.get),
        invoke(events.list, { query: { when: 'upcoming' } }),
        invoke(events.list, { query: { when: 'past' } }),
      ]),
  ],
  ['GET /labInfo', 1, () => invoke(labInfo.get)],
];
