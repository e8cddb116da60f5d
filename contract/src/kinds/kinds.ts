/**
 * Every kind of content has a row here; what a lab makes has it in rows.ts. This is in the script of every
 * page, so the long part is in declarations.ts and output-declarations.ts.
 */
import type { Kind } from '../core/content/kind.ts';
import { recordPage } from '../core/content/record-page.ts';
import { eventTexts } from '../features/events/texts.ts';
import {
  type OutputKey,
  type OutputRows,
  outputKeys,
  outputRows,
  outputTexts,
} from '../features/outputs/rows.ts';
import { declare } from '../lib/declare.ts';
import { siteTexts } from '../texts/texts.ts';

const { menu, nav } = siteTexts;

/** People keep their address when they leave. */
const personPage = recordPage('/userDetails/:id');

/** Its list and pages are rendered from its declaration. */
function output<Word extends OutputKey>(word: Word) {
  const { name, hasPages } = outputRows[word];
  const all = `/${word}` as const;
  return {
    name: declare<OutputRows[Word]['name']>(name),
    nouns: { one: `a record of ${word}`, many: word },
    needs: 'outputs.edit',
    path: all,
    list: 'dated',
    pages: declare<PagesOf<Word>>({
      all,
      desk: `/dashboard/${word}`,
      ...(hasPages && { one: recordPage(`${all}/:id`) }),
    }),
    get menu() {
      return outputTexts[word];
    },
    pictures: 'content',
    declared: async () => (await import('./output-declarations.ts')).outputDeclarations[word],
  } as const;
}

type PagesOf<Word extends OutputKey> = Pick<Kind['pages'], 'all' | 'desk'> &
  (OutputRows[Word]['hasPages'] extends true ? { readonly one: ReturnType<typeof recordPage> } : unknown);

export const outputKinds = declare<{ readonly [Word in OutputKey]: ReturnType<typeof output<Word>> }>(
  Object.fromEntries(outputKeys.map((word) => [word, output(word)])),
);

export const kinds = {
  news: {
    name: 'news',
    nouns: { one: 'a news item', many: 'news' },
    needs: 'news.edit',
    path: '/news',
    createPath: '/News',
    list: 'newest',
    pages: { all: '/news', one: recordPage('/news/:id'), desk: '/dashboard/addNews' },
    get menu() {
      return menu.addNews;
    },
    pictures: 'news',
    isMailed: true,
    declared: async () => (await import('../features/news/kind.ts')).newsKind,
  },
  areas: {
    name: 'area',
    nouns: { one: 'a research area', many: 'research areas' },
    needs: 'site.edit',
    path: '/researchArea',
    list: 'all',
    pages: { all: '/researchAreas', one: recordPage('/researchAreaDetails/:id'), desk: '/dashboard/addArea' },
    get menu() {
      return menu.addArea;
    },
    pictures: 'areas',
    hasDependents: true,
    declared: async () => (await import('../features/areas/kind.ts')).areaKind,
  },
  collaborators: {
    name: 'collaborator',
    nouns: { one: 'a collaborator', many: 'collaborators' },
    needs: 'site.edit',
    path: '/collaborations',
    list: 'all',
    pages: { all: '/', desk: '/dashboard/addCollaborators' },
    get menu() {
      return menu.addCollaborators;
    },
    pictures: 'collaborators',
    declared: async () => (await import('../features/collaborators/kind.ts')).collaboratorKind,
  },
  positions: {
    name: 'position',
    nouns: { one: 'an open position', many: 'open positions' },
    needs: 'positions.edit',
    path: '/openPositions',
    list: 'all',
    pages: { all: '/joinUs', one: recordPage('/joinUs/:id'), desk: '/dashboard/openPositions' },
    get menu() {
      return menu.openPositions;
    },
    canClose: true,
    declared: async () => (await import('../features/positions/kind.ts')).positionKind,
  },
  team: {
    name: 'member',
    nouns: { one: 'a member of the team', many: 'members of the team' },
    needs: 'people.edit',
    path: '/team',
    list: 'all',
    pages: { all: '/team', one: personPage, desk: '/dashboard/teamMembers' },
    get menu() {
      return menu.teamMembers;
    },
    pictures: 'profile',
    declared: async () => (await import('../features/team/kind.ts')).memberKind,
  },
  alumni: {
    name: 'alumnus',
    nouns: { one: 'a former member', many: 'alumni' },
    needs: 'people.edit',
    path: '/alumni',
    list: 'all',
    pages: { all: '/alumni', one: personPage, desk: '/dashboard/alumni' },
    get menu() {
      return nav.alumni;
    },
    pictures: 'profile',
    declared: async () => (await import('../features/alumni/kind.ts')).alumniKind,
  },
  events: {
    name: 'event',
    nouns: { one: 'an event', many: 'events' },
    needs: 'events.edit',
    path: '/events',
    list: 'calendar',
    pages: { all: '/events', one: recordPage('/events/:id'), desk: '/dashboard/events' },
    get inFooter() {
      return eventTexts.title;
    },
    get menu() {
      return eventTexts.title;
    },
    pictures: 'content',
    declared: async () => (await import('../features/events/kind.ts')).eventKind,
  },
  ...outputKinds,
  memberResources: {
    name: 'memberResource',
    nouns: { one: 'a resource for members', many: 'resources for members' },
    needs: 'outputs.edit',
    path: '/memberResources',
    list: 'all',
    listFor: 'desk',
    pages: { all: '/dashboard/forMembers', desk: '/dashboard/memberResources' },
    get menu() {
      return menu.memberResources;
    },
    declared: async () => (await import('../features/resources/kind.ts')).memberResourceKind,
  },
} as const satisfies Record<string, Kind>;

export type Kinds = typeof kinds;

export const kindNames = Object.keys(kinds) as (keyof Kinds)[];

export { type OutputKey, outputKeys };

/** The kinds that are written as tables and read from them, also what only members read. */
export const tableKeys = [...outputKeys, 'memberResources'] as const;

export type TableKey = (typeof tableKeys)[number];

export type KindName = Kinds[keyof Kinds]['name'];

/** Records that an admin can delete and restore. */
export type RestorableKind = KindName | 'paper' | 'freePage';
