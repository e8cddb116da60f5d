/** Reads everything that the public site of a lab holds, by calls that need no account. */
import { type AnyEndpoint, api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { shownLimits } from '@lab/contract/api/shown-limits';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { wordsIn } from '@lab/contract/core/content/field';
import { cutFields } from '@lab/contract/core/content/field-type';
import type { Kind } from '@lab/contract/core/content/kind';
import { legalPages } from '@lab/contract/features/legal/pages';
import { machineFiles } from '@lab/contract/features/pages/machine-files';
import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { callsOf } from '@lab/contract/kinds/content-calls';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kinds } from '@lab/contract/kinds/kinds';
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import { decoded } from '@lab/contract/lib/decoded';
import { whenFound } from '../site/reply.ts';
import type { PulledLab, ShownOfPerson } from './pulled-lab.ts';
import type { Site } from './site.ts';

type Tell = (sentence: string) => void;
type Asked = Pick<Site, 'origin' | 'ask' | 'readText'>;

/** A list that goes on after so many pages is none that a lab has written. */
const mostPages = 2_000;

export async function readLab(site: Asked, tell: Tell = () => {}): Promise<PulledLab> {
  const { origin, ask } = site;
  const [{ reply: info }, { reply: blocks }, { reply: settings }, { reply: press }, { reply: menus }] =
    await Promise.all([
      ask(api.labInfo.get),
      ask(api.labInfo.blockTexts),
      ask(api.settings.get),
      ask(api.press.kit),
      ask(api.freePages.inMenus),
    ]);
  const works = await readWorks(site);
  tell(`works: ${works.length}`);
  const records: PulledLab['records'] = {};
  const places: PulledLab['places'] = {};
  for (const name of publicKinds) {
    const found = await readRecords(site, name);
    records[name] = found;
    if (declarationOf(name).shows.length === 0)
      for (const [at, { _id }] of found.entries()) places[_id] = at + 1;
    tell(`${name}: ${found.length}`);
  }
  const people = await readPeople(site, records.team ?? []);
  const pages = await readPages(site, menus);
  tell(`pages: ${pages.length}`);
  const legal = await whole(legalPages, async (page) => {
    const { reply } = await ask(api.legal.page, { params: { page } });
    return { reply: { page, ...reply } };
  });
  return { origin, works, records, places, people, pages, menus, legal, info, blocks, settings, press };
}

/** Each record once, although lists may move on while they are read. */
async function readList<Item extends { _id: string }>({ ask }: Asked, list: AnyEndpoint): Promise<Item[]> {
  const found = new Map<string, Item>();
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const query = list.paged ? { limit: limits.pageMax, cursor } : {};
    const { reply, next } = await ask(list, { query });
    for (const item of reply as Item[]) found.set(item._id, item);
    if (!next || next === cursor) return [...found.values()];
    cursor = next;
  }
  throw new Error(`The list ${list.path} has no end.`);
}

/** Cards have whole works, but only the beginning of a long abstract. */
async function readWorks(site: Asked): Promise<Paper[]> {
  const cards = await readList<Paper>(site, api.papers.list);
  const isCut = ({ details }: Paper) => details.length >= shownLimits.paperPreview || details.endsWith('…');
  return whole(cards, async (card) =>
    isCut(card) ? site.ask(api.papers.get, { params: { id: card._id } }) : { reply: card },
  );
}

async function readRecords(site: Asked, name: keyof Kinds): Promise<AnyRecord[]> {
  const { list, get } = callsOf(name);
  const rows = await readList<AnyRecord>(site, list);
  if (!(kinds[name] as Kind).pages.one || !isShortened(name)) return rows;
  return whole(rows, ({ _id }) => site.ask(get, { params: { id: _id } }));
}

/** Without those that were taken off the site since they were listed. */
async function whole<Item, Reply>(
  items: readonly Item[],
  ask: (item: Item) => Promise<{ reply: Reply }>,
): Promise<Reply[]> {
  const found = await Promise.all(items.map((item) => whenFound(ask(item))));
  return found.flatMap((answer) => (answer ? [answer.reply] : []));
}

/** Whether lists leave out a part of its texts. */
function isShortened(name: keyof Kinds): boolean {
  const { fields, output } = declarationOf(name);
  return cutFields(fields, output !== undefined).length > 0 || wordsIn(fields).length > 0;
}

async function readPeople({ ask }: Asked, team: readonly AnyRecord[]) {
  const people = await whole(team, async ({ _id }) => {
    const { profile, terms } = (await ask(api.alumni.person, { params: { id: _id } })).reply;
    return { reply: [_id, { profile, terms }] as [string, ShownOfPerson] };
  });
  return Object.fromEntries(people);
}

const location = /<loc>([^<]{1,2000})<\/loc>/g;

/** The sitemap also names pages that are in no menu, but may be an hour old. */
async function readPages({ ask, readText }: Asked, menus: PulledLab['menus']) {
  const sitemap = await readText(`${machineFiles.sitemap}?part=pages`);
  const start = paths.freePage('');
  const named = [...sitemap.matchAll(location)].flatMap(([, address = '']) => {
    const path = URL.canParse(address) ? new URL(address).pathname : '';
    return path.startsWith(start) ? (decoded(path.slice(start.length)) ?? []) : [];
  });
  const addresses = new Set([...named, ...menus.map(({ address }) => address)]);
  return whole([...addresses], (address) => ask(api.freePages.publishedText, { params: { address } }));
}
