/**
 * Renders every public page with the contract's texts in full-width letters and the lab's content in Cyrillic. A
 * remaining Latin letter comes from a sentence in the code, which cannot be translated.
 */
import { api } from '@lab/contract';
import { emptyValues } from '@lab/contract/content/field';
import type { Kind } from '@lab/contract/content/kind';
import { kinds } from '@lab/contract/kinds';
import { describe, expect, it, vi } from 'vitest';
import type { Invoke } from './entry-server.tsx';
import { contentReplies } from './test/content.ts';
import {
  aCollaborator,
  aMember,
  aNewsItem,
  anArea,
  anEvent,
  aPaper,
  aPosition,
  papers,
  theLab,
} from './test/records.ts';

// The texts are changed for every module that imports them, so the module registry is reset.
vi.resetModules();

const wide = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** Codes for machines, which stay as they are. */
const codes = ['language', 'locale'];

function translate(texts: Record<string, unknown>): void {
  for (const [key, text] of Object.entries(texts)) {
    if (codes.includes(key)) continue;
    if (typeof text === 'string') texts[key] = wide(text);
    else if (typeof text === 'function') texts[key] = (...given: unknown[]) => wide(text(...given));
    else translate(text as Record<string, unknown>);
  }
}

const files = import.meta.glob<Record<string, Record<string, unknown>>>('../../contract/src/**/texts.ts');
for (const load of Object.values(files)) Object.values(await load()).forEach(translate);
const { render } = await import('./entry-server.tsx');
const { routes } = await import('./app/routes.ts');

/** Addresses, times, and a member's role, which has fixed values in the API. */
const noProse =
  /^_id|At$|Date$|email|image|logo|photoUrl|doi|pdf|^role$|^type$|socialMedia|links|^start$|^end$|memberIds|^address$/i;

function foreign<T>(data: T, key = ''): T {
  if (!key.startsWith('/') && noProse.test(key)) return data;
  if (typeof data === 'string') return data.replace(/[a-z]/gi, 'ж') as T;
  if (Array.isArray(data)) return data.map((item) => foreign(item)) as T;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, foreign(value, name)])) as T;
}

const roles = ['Advisor', 'Research Director', 'Researcher', 'Research Assistant'] as const;
const address = 'https://example.org/1';
const rich: Record<string, unknown> = foreign({
  ...contentReplies(),
  '/labInfo': theLab({ paperCount: 3 }),
  '/settings': {},
  '/recentResearchPapers': papers(6),
  '/researchPapers': papers(3),
  '/researchPaperYears': ['2025'],
  '/selectedResearchPapers': [],
  '/researchPaper/{id}': aPaper({
    _id: 'a1',
    links: { code: address, data: address, slides: address, video: address },
  }),
  '/morePaper/{id}': papers(3),
  '/researchArea': [anArea()],
  '/researchAreasInBrief': [anArea()],
  '/researchArea/{id}': anArea(),
  '/news': [aNewsItem()],
  '/news/{id}': aNewsItem(),
  '/post/{authorEmail}': { name: 'Ada Byron', photoUrl: '' },
  '/team': roles.map((role) => aMember({ _id: role, role })),
  '/team/{id}': aMember(),
  // The role of a position is free text of the lab.
  '/openPositions': [aPosition({ role: 'ж' })],
  '/openPositions/{id}': aPosition({ role: 'ж' }),
  '/collaborations': [aCollaborator()],
  '/nextEvents': [anEvent()],
  '/pagesInMenus': [{ address: 'a1', title: 'Teaching', place: 'menu' }],
  '/pages/{address}': { address: 'a1', title: 'Teaching', lead: 'Text', html: '<p>Text</p>' },
});
const nobody = { name: '', university: '', phone: '', email: '', details: '', image: '' };
const poor: Record<string, unknown> = foreign({
  ...contentReplies(emptyValues),
  ...Object.fromEntries(Object.keys(rich).flatMap((path) => (path.includes('{') ? [] : [[path, []]]))),
  '/settings': {},
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
  '/team/{id}': aMember(nobody),
});
const lists = Object.values<Kind>(kinds).map(({ path }) => [path, []]);
const empty = {
  ...Object.fromEntries(lists),
  '/settings': {},
  '/labInfo': rich['/labInfo'],
  '/nextEvents': [],
  '/pagesInMenus': [],
  '/researchPapers': [],
  '/selectedResearchPapers': [],
};

const replying =
  (replies: Record<string, unknown>): Invoke =>
  async ({ path }) => {
    if (!(path in replies)) throw Object.assign(new Error('gone'), { status: 404 });
    return { reply: replies[path] };
  };

/** All texts of a page, its head and its JSON-LD. */
async function textsOn(path: string, replies: Record<string, unknown>): Promise<string[]> {
  const answer = await render(new URL(path, 'https://lab.test'), replying(replies));
  if (!('body' in answer)) throw new Error(`${path} has moved to ${answer.location}`);
  const page = new DOMParser().parseFromString(answer.head + answer.body + answer.data, 'text/html');
  const things = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  for (const script of page.querySelectorAll('script')) script.remove();
  const texts = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '');
  for (const name of ['alt', 'title', 'aria-label', 'aria-roledescription', 'placeholder', 'value']) {
    // What an option or a box is called stands in its text; its value is a code.
    for (const element of page.querySelectorAll(`[${name}]:not(option, [type=checkbox])`))
      found.push(element.getAttribute(name) ?? '');
  }
  for (const tag of page.querySelectorAll(
    '[name=description], [property$=title], [property$=description], [property$=alt]',
  )) {
    found.push(tag.getAttribute('content') ?? '');
  }
  JSON.parse(things, (key, value) => {
    if (/^(name|alternateName|headline|jobTitle|title|description|abstract|about|articleBody)$/.test(key))
      found.push(value);
    return value;
  });
  return found;
}

/** Contact addresses and DOIs are the same in every language. */
const sameEverywhere = /[\w.]+@lab\.test|(?:https:\/\/doi\.org\/)?10\.1000\/182/g;
const hasLatin = (text: unknown) =>
  typeof text === 'string' && /[a-z]/i.test(text.replace(sameEverywhere, ''));

const pages = routes
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path.replace(/:\w+/g, 'a1'))
  .concat('/nothing-here', '/publications?year=2025&q=1');

describe('no English is left', () => {
  it.each(pages)('on %s', async (page) => {
    expect((await textsOn(page, rich)).filter(hasLatin)).toEqual([]);
  });
  it.each(pages)('on %s, for a lab without content', async (page) => {
    expect((await textsOn(page, poor)).filter(hasLatin)).toEqual([]);
  });
  it.each(pages.filter((path) => path.endsWith('/a1')))('on %s, where nothing is', async (page) => {
    expect((await textsOn(page, empty)).filter(hasLatin)).toEqual([]);
  });
  it('every reply in the table belongs to an existing endpoint', () => {
    const calls = Object.values(api).flatMap((feature) => Object.values(feature).map(({ path }) => path));
    expect(Object.keys(rich).filter((path) => !calls.includes(path))).toEqual([]);
  });
});
