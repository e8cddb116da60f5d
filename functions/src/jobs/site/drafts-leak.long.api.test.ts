/**
 * Drafts, next versions, withdrawn records and earlier versions of every kind and of works have marked texts.
 * Every address that a visitor or a member can read is walked, also those that nobody links, and no mark is
 * found.
 */
import type { AnyEndpoint } from '@lab/contract';
import type { Kind } from '@lab/contract/core/content/kind';
import { everyCall } from '@lab/contract/every-call';
import { calendarFileOf } from '@lab/contract/features/pages/calendar-files';
import { machineFiles } from '@lab/contract/features/pages/machine-files';
import { paths } from '@lab/contract/features/pages/paths';
import { searchList, searchPart } from '@lab/contract/features/pages/search-files';
import { type DraftedName, draftedNames } from '@lab/contract/kinds/drafted-kinds';
import { kindNames, kinds } from '@lab/contract/kinds/kinds';
import { beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../test/drafted.ts';
import { draftsOf } from '../../test/drafts.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';

const origin = process.env.LAB_ADDRESS ?? '';
/** One word, as the search takes it, that no record of the demo lab has. */
const mark = 'xqzvdraft';
/** The search finds words by their beginning, and the page of results repeats only that. */
const beginning = 'xqzvdra';
const shown = 'xqzvshown';

let admin: Person;
let member: Person;
const ids = new Map<DraftedName, string[]>();
const visible: string[] = [];

/** Everything that only the desk has, of one kind. */
async function fill(name: DraftedName): Promise<void> {
  const drafts = draftsOf(name, () => admin.token);
  const sample = sampleOf(name);
  const published = (word: string) => sample.publish(admin.token, sample.body(word));
  const ok = async (asked: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await asked;
    expect([name, status, body]).toEqual([name, 200, expect.anything()]);
  };
  const values = () => sample.body(mark);
  const later = new Date(Date.now() + 86_400_000).toISOString();

  const { id: draft } = await drafts.begun(values());
  const { id: scheduled } = await drafts.begun(values());
  await ok(drafts.schedule(scheduled, { revision: 1, publishAt: later }));
  const changed = await published(shown);
  await ok(drafts.save(changed, { revision: 0, values: values() }));
  const withdrawn = await published(mark);
  await ok(drafts.withdraw(withdrawn, 0));
  // An area's former name stays public, because links with it lead to the area.
  const first = { ...sample.body(mark), ...(name === 'areas' && { departmentName: `Once ${shown}` }) };
  const corrected = await sample.publish(admin.token, first);
  await ok(sample.change(admin.token, corrected, sample.body(shown)));
  ids.set(name, [draft, scheduled, withdrawn, changed, corrected]);
  if (sample.isPublic) visible.push(changed, corrected);
}

beforeAll(async () => {
  [admin, member] = [await makeAdmin(), await makeMember()];
  for (const name of draftedNames) await fill(name);
});

const marksIn = (text: string) => text.toLowerCase().includes(mark);

test('the desk has a mark of each kind, and the site what is published', async () => {
  for (const name of draftedNames) {
    const drafts = draftsOf(name, () => admin.token);
    for (const id of (ids.get(name) ?? []).slice(0, 4))
      expect([name, marksIn(JSON.stringify((await drafts.read(id)).values))]).toEqual([name, true]);
    const version = await drafts.version(ids.get(name)?.[4] ?? '', 1);
    expect(marksIn(JSON.stringify(version))).toBe(true);
  }
});

/** Where records are read that nobody links: with the ids of drafts, and searches for their words. */
function unlinked(): string[] {
  const all = [...ids.values()].flat();
  const ofKinds = kindNames.flatMap((name) => {
    const { pages }: Kind = kinds[name];
    return [pages.all, ...all.flatMap((id) => pages.one?.(id) ?? [])];
  });
  const ofWorks = all.map((id) => paths.paper(id));
  const endpoints = Object.values(everyCall).flatMap((calls): AnyEndpoint[] => Object.values(calls));
  const calls = endpoints
    .filter(({ method, sends }) => method === 'GET' && !sends)
    .flatMap(({ path, paged, needs }) => {
      // Who lacks the right is refused whatever the record is.
      const filled = path.includes('{')
        ? all
            .slice(0, needs ? 5 : undefined)
            .map((id) => path.replace('{number}', '1').replace(/\{\w+\}/g, id))
        : [path];
      return filled.map((each) => `/api${each}${paged ? '?limit=100' : ''}`);
    });
  const searches = ['/search', '/publications', '/api/search', '/api/researchPapers', '/news'];
  return [
    '/',
    ...ofKinds,
    ...ofWorks,
    ...calls,
    ...searches.map((path) => `${path}?q=${beginning}`),
    ...Object.values(machineFiles),
    searchList,
    calendarFileOf(kinds.events.pages.all),
    ...all.map((id) => calendarFileOf(kinds.events.pages.one(id))),
    ...['bib', 'ris', 'csl.json', 'csv', 'txt', 'html'].map((end) => `/api/researchPapers.${end}`),
    '/api/openapi.json',
  ];
}

const link =
  /(?:href|src|srcset|action)="([^"\s]+)|<loc>([^<]+)|"(?:url|id|external_url)":"([^"]+)|"(\/[\w/.-]+)"/g;

function linksIn(text: string): string[] {
  return [...text.matchAll(link)].flatMap(([, ...found]) => {
    const written = found.find(Boolean)?.replaceAll('&amp;', '&');
    if (!written || !URL.canParse(written, origin)) return [];
    const url = new URL(written, origin);
    const isOurs = url.origin === new URL(origin).origin || url.hostname.endsWith('.example.org');
    const isBytes = /\.(webp|png|svg|woff2|css|pdf|docx|zip|ico)$/.test(url.pathname);
    // The filters of lists can be combined without end, and show parts of what the list shows.
    const isPart = !url.search || /^\?(part|cursor|page)=[^&]*$/.test(url.search);
    return isOurs && !isBytes && isPart ? [url.pathname + url.search] : [];
  });
}

/** More than the demo lab has; other tests fill the same one. */
const mostAddresses = 5_000;

/** Each work has four addresses, and those with drafts are named above. */
const isOfWork = (path: string) => /^\/(?:api\/researchPaper|paper)\//.test(path);
const mostOfWorks = 400;

test('no address of the site has a mark, for a visitor or a member', async () => {
  const waiting = [...new Set(unlinked())];
  const known = new Set(waiting);
  const leaks: string[] = [];
  let ofWorks = 0;
  const seen = new Set<string>();
  const read = async (path: string) => {
    for (const token of path.startsWith('/api/') ? ['', member.token] : ['']) {
      const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
      const answer = await fetch(`${origin}${path}`, { ...(headers && { headers }), redirect: 'manual' });
      const text = (await answer.text()) + (answer.headers.get('location') ?? '');
      if (marksIn(text)) leaks.push(`${answer.status} ${path}`);
      for (const id of visible) if (text.includes(id)) seen.add(id);
      const parts = path === searchList ? (text.match(/\b[0-9a-f]{32}\b/g) ?? []).map(searchPart) : [];
      for (const next of [...linksIn(text), ...parts]) {
        if (known.has(next) || known.size >= mostAddresses) continue;
        if (isOfWork(next) && ++ofWorks > mostOfWorks) continue;
        known.add(next);
        waiting.push(next);
      }
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 8).map(read));
  console.log(`${known.size} addresses were read.`);
  expect(leaks).toEqual([]);
  // What is published was walked over, so a mark beside it would have been found.
  expect([...seen].sort()).toEqual([...visible].sort());
  expect(known.size).toBeGreaterThan(1_000);
}, 1_800_000);
