/**
 * Every kind of content has a row here. This is in the script of every page, so the long part is in
 * declarations.ts and made-declarations.ts.
 */
import type { Kind } from '../core/content/kind.ts';
import { recordPage } from '../core/content/record-page.ts';
import { eventTexts } from '../features/events/texts.ts';
import { outputTexts } from '../features/outputs/texts.ts';
import { siteTexts } from '../texts/texts.ts';

const { menu, nav } = siteTexts;

/** People keep their address when they leave. */
const personPage = recordPage('/userDetails/:id');

type Word = keyof typeof outputTexts;

/**
 * What a lab makes: its list and pages are rendered from its declaration. One word names the collection, the
 * addresses, the page in the menu and the part of the summary.
 */
function output<const Key extends Word, const Name extends string>(word: Key, name: Name) {
  const all = `/${word}` as const;
  return {
    name,
    nouns: { one: `a record of ${word}`, many: word },
    needs: 'outputs.edit',
    path: all,
    list: 'dated',
    pages: { all, desk: `/dashboard/${word}` },
    get menu() {
      return outputTexts[word];
    },
    pictures: 'content',
    declared: async () => (await import('./output-declarations.ts')).outputDeclarations[word],
  } as const;
}

/** With a page for each record. */
function outputWithPages<const Key extends Word, const Name extends string>(
  ...given: Parameters<typeof output<Key, Name>>
) {
  const plain = output<Key, Name>(...given);
  const pages = { ...plain.pages, one: recordPage(`${plain.path}/:id`) };
  // Not spread, because that would keep the words of the menu.
  return Object.assign(plain, { pages });
}

export const outputKinds = {
  projects: outputWithPages('projects', 'project'),
  software: outputWithPages('software', 'software'),
  talks: outputWithPages('talks', 'talk'),
  awards: output('awards', 'award'),
  theses: outputWithPages('theses', 'thesis'),
  teaching: outputWithPages('teaching', 'course'),
  funding: outputWithPages('funding', 'funding'),
  resources: outputWithPages('resources', 'resource'),
} as const satisfies Record<Word, Kind>;

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

export type OutputKey = keyof typeof outputKinds;

export const outputKeys = Object.keys(outputKinds) as OutputKey[];

/** The kinds that are written as tables and read from them, also what only members read. */
export const tableKeys = [...outputKeys, 'memberResources'] as const;

export type TableKey = (typeof tableKeys)[number];

export type KindName = Kinds[keyof Kinds]['name'];

/** Records that an admin can delete and restore. */
export type RestorableKind = KindName | 'paper' | 'freePage';
