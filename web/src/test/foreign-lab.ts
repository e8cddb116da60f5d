/**
 * Replies of the API whose content is in Cyrillic, so that every Latin letter of a page is the site's own.
 */
import { emptyValues } from '@lab/contract/core/content/field-type';
import type { Kind } from '@lab/contract/core/content/kind';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { defaultRoles } from '@lab/contract/features/team/roles';
import { kinds } from '@lab/contract/kinds/kinds';
import { contentReplies } from './content.ts';
import {
  aCollaborator,
  aMember,
  aNewsItem,
  anArea,
  anEvent,
  aPaper,
  aPosition,
  aProfile,
  papers,
  theLab,
} from './records.ts';

/** Addresses, times, and a member's role, which has fixed values in the API. */
const noProse =
  /^_id|At$|Date$|email|image$|logo|photoUrl|doi|pdf|^role$|^type$|socialMedia|links|^start$|^end$|^kind$|memberIds|^address$|orcid|homepage|scholar|mastodon|bluesky|^year$/i;

function foreign<T>(data: T, key = ''): T {
  if (!key.startsWith('/') && noProse.test(key)) return data;
  if (typeof data === 'string') return data.replace(/\p{Script=Latin}/gu, 'ж') as T;
  if (Array.isArray(data)) return data.map((item) => foreign(item)) as T;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, foreign(value, name)])) as T;
}

const address = 'https://example.org/1';
const byYear = ['2025', '2024'].map((year) => ({ year, count: 1 }));
/** Of a lab that has entered everything. */
export const rich: Record<string, unknown> = foreign({
  ...contentReplies(),
  '/labInfo': theLab({ paperCount: 3 }),
  '/settings': {},
  '/labBlocks': {},
  '/recentResearchPapers': papers(6),
  '/researchPapers': papers(3),
  '/researchPapersByYear': byYear,
  '/selectedResearchPapers': [],
  '/researchPaper/{id}': aPaper({
    _id: 'a1',
    links: { code: address, data: `${address}1`, slides: `${address}2`, video: `${address}3` },
  }),
  '/morePaper/{id}': papers(3),
  '/researchArea': [anArea()],
  '/researchAreasInBrief': [anArea()],
  '/researchArea/{id}': anArea(),
  '/researchArea/{id}/news': [{ _id: 'n1', title: 'ж', createdAt: '2025-01-01' }],
  '/news': [aNewsItem()],
  '/news/{id}': aNewsItem(),
  '/post/{authorEmail}': { name: 'Ada Byron', photoUrl: '' },
  '/team': defaultRoles.map(({ id }) => aMember({ _id: id, role: id })),
  '/people': [{ _id: 'm1', name: 'ж', alsoKnownAs: '' }],
  '/alumniTheses': [{ person: 'r1', _id: 't1', title: 'ж' }],
  '/people/{id}': { member: aMember(), profile: aProfile({ links: [{ name: 'ж', address }] }), terms: [] },
  '/interests': [{ _id: 'Advisor', interests: ['ж'] }],
  '/profiles/{id}/news': [{ _id: 'n1', title: 'A new flume', createdAt: '2025-01-01' }],
  // The role of a position is free text of the lab.
  '/openPositions': [aPosition({ role: 'ж' })],
  '/openPositions/{id}': aPosition({ role: 'ж' }),
  '/collaborations': [aCollaborator()],
  '/nextEvents': [anEvent()],
  '/years/{year}': {
    year: '2025',
    byYear,
    works: [],
    types: [{ type: 'article', count: 1 }],
    came: [{ _id: 'm1', name: 'ж', role: 'Researcher', title: '', date: '2025-03' }],
    left: [{ _id: 'm2', name: 'ж', role: '', title: 'ж', date: '2025', next: 'ж' }],
    here: [{ role: 'Researcher', title: '', count: 2 }],
    made: [{ kind: 'awards', _id: 'w1', title: 'ж', start: '2025', end: '2025' }],
    events: [{ _id: 'e1', title: 'ж', start: '2025-06-01', end: '' }],
    eventCount: 1,
    news: 2,
    previous: '2024',
  },
  '/made': [{ kind: 'projects', _id: 'p1', title: 'Ocean', start: '2025', end: '' }],
  '/newestMade': [{ kind: 'projects', _id: 'p1', title: 'Ocean', date: '2025' }],
  '/pagesInMenus': [{ address: 'a1', title: 'Teaching', place: 'menu' }],
  '/pages/{address}': { address: 'a1', title: 'Teaching', lead: 'Text', html: '<p>Text</p>' },
});
// Apart, because the licences have fixed names.
rich['/press'] = {
  contact: { name: 'ж', email: 'ж@ж.ж', phone: '1', note: 'ж' },
  logos: [
    { logo: 'logo', image: '/images/lab/u/a.webp' },
    { logo: 'logoDark', image: '/images/lab/u/b.webp' },
    { logo: 'icon', image: '/images/lab/u/c.webp' },
  ],
  portraits: [{ _id: 'm1', name: 'ж', role: 'Researcher', image: '', credit: 'ж', licence: 'credit' }],
};
const noPress = { contact: { name: '', email: '', phone: '', note: '' }, logos: [], portraits: [] };
const nobody = { name: '', university: '', phone: '', email: '', details: '', image: '' };
/** Of a lab that has left out what it could. */
export const poor: Record<string, unknown> = foreign({
  ...contentReplies(emptyValues),
  ...Object.fromEntries(Object.keys(rich).flatMap((path) => (path.includes('{') ? [] : [[path, []]]))),
  '/settings': {},
  '/labBlocks': {},
  '/labInfo': theLab({ name: '', email: '', phone: '', location: '', carousel: [] }),
  '/researchPaper/{id}': aPaper({
    _id: 'a1',
    title: '',
    publisher: '',
    authors: [],
    details: '',
    doi: '',
    category: '',
  }),
  '/researchArea/{id}': anArea({ subDepartments: [], details: '', image: '' }),
  '/news/{id}': aNewsItem({ authorEmail: '', image: '' }),
  '/team': [aMember(nobody)],
  '/people/{id}': { member: aMember(nobody), profile: emptyValues(profileFields), terms: [] },
  '/profiles/{id}/news': [],
  '/researchArea/{id}/news': [],
  '/press': noPress,
});
const lists = Object.values<Kind>(kinds).map(({ path }) => [path, []]);
/** Of a lab without any record. */
export const empty = {
  ...Object.fromEntries(lists),
  '/settings': {},
  '/labBlocks': {},
  '/labInfo': rich['/labInfo'],
  '/nextEvents': [],
  '/made': [],
  '/researchAreasInBrief': [],
  '/researchArea/{id}/news': [],
  '/newestMade': [],
  '/interests': [],
  '/press': noPress,
  '/profiles/{id}/news': [],
  '/people': [],
  '/alumniTheses': [],
  '/pagesInMenus': [],
  '/researchPapers': [],
  '/selectedResearchPapers': [],
};
