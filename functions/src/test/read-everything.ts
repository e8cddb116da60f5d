/** Reads everything that a lab serves: every GET call, every public page, feeds and the sitemap. */
import { AppError } from '@lab/contract';
import type { Kind } from '@lab/contract/core/content/kind';
import { legalPages } from '@lab/contract/features/legal/pages';
import { languages } from '@lab/contract/features/settings/choices';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type DraftedName, drafted, draftedNames } from '@lab/contract/kinds/drafted-kinds';
import { kindNames, kinds, tableKeys } from '@lab/contract/kinds/kinds';
import { expect } from 'vitest';
import type { Documents } from '../../fixtures/documents.ts';
import { mounted } from '../app/mounted.ts';
import { identity } from '../core/data/firebase.ts';
import { type Caller, visitor } from '../core/http/caller.ts';
import { refuseInvalidReply } from '../core/http/check-reply.ts';
import { type Mounted, replyOf } from '../core/http/handler.ts';
import { validate } from '../core/http/validation.ts';
import { readFeed } from '../jobs/site/feed-entries.ts';
import { atomFeed, jsonFeed } from '../jobs/site/feeds.ts';
import { invokePublic, type RenderedPage } from '../jobs/site/renderer.ts';
import { answerSitemap } from '../jobs/site/sitemap-entries.ts';

const origin = 'https://lab.example.org';
const built = new URL('../../dist/site/entry-server.js', import.meta.url).href;

export const idsIn = (documents: Documents, collection: string) =>
  [...documents.keys()].flatMap((path) =>
    path.startsWith(`${collection}/`) ? [path.slice(collection.length + 1)] : [],
  );

/** Kinds of content with a page for each record. */
const withPages = kindNames
  .map((name): { kind: Kind; collection: string } => ({ kind: kinds[name], ...declarationOf(name) }))
  .filter(({ kind }) => kind.pages.one);

type Given = Record<string, string>;

const withIds =
  (collection: string) =>
  (all: Documents): Given[] =>
    idsIn(all, collection).map((id) => ({ id }));

const withEmails = (field: string, of: string[], name: string) => (all: Documents) => {
  const found = of.flatMap((collection) =>
    idsIn(all, collection).map((id) => all.get(`${collection}/${id}`)),
  );
  const values = new Set(found.map((fields) => fields?.[field]).filter((value) => /@/.test(String(value))));
  return [...values].map((value): Given => ({ [name]: value }));
};
const ofUsers = withEmails('email', ['users'], 'email');

const withAddresses = (all: Documents): Given[] =>
  idsIn(all, 'freePages').map((id) => ({ address: String(all.get(`freePages/${id}`)?.address) }));

/** What is drafted of a kind, and the first version of each record. */
function inputsOfDrafts(name: DraftedName) {
  const { name: kind, path } = drafted[name];
  const one = `/drafts${path}/{id}`;
  const idsOf = (all: Documents, of: string) =>
    idsIn(all, of).flatMap((id) => (id.startsWith(`${kind}:`) ? id.slice(kind.length + 1) : []));
  const ids = (all: Documents) => idsOf(all, 'drafts').map((id): Given => ({ id }));
  const firsts = (all: Documents) =>
    idsOf(all, 'versions').flatMap((id): Given[] =>
      id.endsWith('-1') ? [{ id: id.slice(0, -2), number: '1' }] : [],
    );
  return Object.entries({ [one]: ids, [`${one}/versions`]: ids, [`${one}/versions/{number}`]: firsts });
}

/** Parameters and queries for the calls that need some. */
const inputs: Record<string, (documents: Documents) => Given[]> = {
  ...Object.fromEntries(withPages.map(({ kind, collection }) => [`${kind.path}/{id}`, withIds(collection)])),
  '/researchArea/{id}/news': withIds('researchAreas'),
  '/years/{year}': () => ['2020', '2025', '2026'].map((year) => ({ year })),
  '/profiles/{id}/news': withIds('team'),
  '/members/{id}/profile': withIds('team'),
  '/team/{id}/terms': withIds('team'),
  '/people/{id}': (all) => ['team', 'alumni'].flatMap((of) => idsIn(all, of).map((id) => ({ id }))),
  '/researchPaper/{id}': withIds('researchPapers'),
  '/morePaper/{id}': withIds('researchPapers'),
  '/researchPapers/{id}/versions': withIds('researchPapers'),
  '/pendingPaper/{id}': withIds('researchRequests'),
  '/imports/{id}': withIds('imports'),
  '/mails/{id}': withIds('mail'),
  '/madeTables/{kind}': () => tableKeys.map((kind) => ({ kind })),
  '/forMembers/{id}': withIds('memberResources'),
  '/importEntries': (all) => idsIn(all, 'imports').map((id) => ({ import: id })),
  '/user/admin/{email}': ofUsers,
  '/user/role/{email}': ofUsers,
  '/user': ofUsers,
  '/applications/{email}': withEmails('email', ['applications'], 'email'),
  '/contacts/{email}': withEmails('email', ['contacts'], 'email'),
  '/pages/{address}': withAddresses,
  '/pages/{address}/text': withAddresses,
  '/settings/texts/{language}': () => languages.map((language) => ({ language })),
  '/legalPages/{page}': () => legalPages.map((page) => ({ page })),
  '/legalDrafts/{page}': () => legalPages.map((page) => ({ page })),
  '/freePages/{id}/versions': withIds('freePages'),
  '/freePages/{id}/versions/{number}': (all) =>
    idsIn(all, 'freePages').map((id) => ({ id, number: String(all.get(`freePages/${id}`)?.version) })),
  ...Object.fromEntries(draftedNames.flatMap(inputsOfDrafts)),
  '/post/{authorEmail}': withEmails('authorEmail', ['news', 'researchPapers'], 'authorEmail'),
};
const pages: Record<string, (documents: Documents) => string[]> = {
  '/paper/': (all) => idsIn(all, 'researchPapers'),
  ...Object.fromEntries(
    withPages.map(({ kind, collection }) => [
      kind.pages.one?.pattern.replace(/:.*/, ''),
      (all: Documents) => idsIn(all, collection),
    ]),
  ),
};
const lists = withPages.map(({ kind }) => kind.pages.all);
const wholePages = ['/', '/aboutUs', '/publications', ...lists, '/joinUs', '/contactUs'];

const admin: Caller = {
  ...visitor,
  uid: 'some-admin',
  email: 'admin@example.org',
  verified: true,
  role: 'admin',
};

type Replies = Record<string, unknown>;

async function ask({ endpoint, handler }: Mounted, caller: Caller, given: Given): Promise<Replies> {
  const question = `${endpoint.path} ${JSON.stringify(given)} ${caller.uid}`;
  const limit = endpoint.paged && { limit: 100 };
  const query = endpoint.query && (await validate(await endpoint.query(), { ...given, ...limit }));
  try {
    const reply = replyOf(await handler({ params: given, query, body: undefined, caller }));
    await refuseInvalidReply(endpoint, reply);
    return { [question]: JSON.parse(JSON.stringify(reply)) };
  } catch (error) {
    // A document without the field by which it is looked up is not found, and other people's records are
    // refused.
    const isPrivate = endpoint.access === 'author' || endpoint.path.startsWith('/forMembers');
    const expected = ['not-found', ...(isPrivate ? ['forbidden'] : [])];
    if (error instanceof AppError && expected.includes(error.code)) return { [question]: error.message };
    throw new Error(`GET ${question}`, { cause: error });
  }
}

/** Makes the calls as a visitor, as an admin, and for private records as each of these people. */
export async function readCalls(documents: Documents, people: readonly string[] = []): Promise<Replies> {
  // Replaces an account that exists already.
  if (people.length > 0)
    await identity().importUsers(people.map((uid) => ({ uid, email: `${uid}@example.org` })));
  const own = people.map((uid) => ({ ...admin, uid, role: '' as const }));
  const replies: Replies = {};
  for (const entry of mounted.filter(({ endpoint: { method, sends } }) => method === 'GET' && !sends)) {
    const { path, access, needs } = entry.endpoint;
    if (path.includes('{')) expect(Object.keys(inputs)).toContain(path);
    const callers = access === 'public' ? [visitor] : needs ? [admin] : own;
    for (const given of inputs[path]?.(documents) ?? [{}]) {
      for (const caller of callers) Object.assign(replies, await ask(entry, caller, given));
    }
  }
  return replies;
}

/** All that visitors can read, as one text: replies, pages, feeds and the sitemap. */
export async function readPublic(documents: Documents): Promise<string> {
  const calls = Object.entries(await readCalls(documents));
  const replies = calls.filter(([question]) => question.endsWith(` ${visitor.uid}`));
  const rest = { ...(await renderPages(documents)), ...(await readForMachines()) };
  return JSON.stringify([replies, rest]);
}

export async function renderPage(path: string): Promise<RenderedPage> {
  const { render } = (await import(built)) as {
    render: (url: URL, invoke: typeof invokePublic) => Promise<RenderedPage>;
  };
  return render(new URL(path, origin), invokePublic);
}

export async function renderPages(documents: Documents = new Map()): Promise<Replies> {
  const single = Object.entries(pages).flatMap(([path, ids]) =>
    ids(documents).map((id) => path + encodeURIComponent(id)),
  );
  const replies: Replies = {};
  for (const path of [...wholePages, ...single]) {
    const { status, body } = await renderPage(path);
    expect([path, status, body.length > 0]).toEqual([path, 200, true]);
    replies[path] = body;
  }
  return replies;
}

export async function readForMachines(): Promise<Replies> {
  const url = new URL('/feed.xml', origin);
  const feed = await readFeed(url);
  return {
    atom: atomFeed(feed),
    json: jsonFeed(feed),
    sitemap: await answerSitemap(new URL('/sitemap.xml', origin)),
  };
}
