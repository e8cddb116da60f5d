/** Every kind of content. This is in the script of every page, so the long part is in the declarations. A new kind is a row here. */
import type { Kind } from '../core/content/kind.ts';
import { recordPage } from '../core/content/record-page.ts';
import { eventTexts } from '../features/events/texts.ts';
import { siteTexts } from '../texts/texts.ts';
import { madeKinds } from './made-kinds.ts';

const { menu, nav } = siteTexts;

/** People keep their address when they leave. */
const personPage = recordPage('/userDetails/:id');

export const kinds = {
  news: {
    name: 'news',
    nouns: { one: 'a news item', many: 'news' },
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
  ...madeKinds,
  memberResources: {
    name: 'memberResource',
    nouns: { one: 'a resource for members', many: 'resources for members' },
    path: '/memberResources',
    list: 'all',
    listFor: 'admin',
    pages: { all: '/dashboard/forMembers', desk: '/dashboard/memberResources' },
    get menu() {
      return menu.memberResources;
    },
    declared: async () => (await import('../features/resources/kind.ts')).memberResourceKind,
  },
} as const satisfies Record<string, Kind>;

export type Kinds = typeof kinds;

export const kindNames = Object.keys(kinds) as (keyof Kinds)[];

export type KindName = Kinds[keyof Kinds]['name'];

/** Records that an admin can delete and restore. */
export type RestorableKind = KindName | 'paper' | 'freePage';
