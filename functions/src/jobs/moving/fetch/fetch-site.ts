/**
 * Fetches a site by its address into a folder, for the reader of pages. Nothing but the proof is asked for
 * before the proof is there.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Progress } from '../progress.ts';
import { type Bounds, crawl, usual } from './crawl.ts';
import { sitemapIn } from './found-links.ts';
import { isProved, proofOf, sayProof } from './proof.ts';
import { type Robots, robotsIn } from './robots.ts';
import { agent, type Get, getFromSite } from './site-get.ts';
import { stateAt } from './state.ts';

export const isAddress = (word: string) => /^https?:\/\//i.test(word);

/** With the folder of the site as its path. */
export function siteAt(written: string): URL {
  if (!URL.canParse(written)) throw new Error(`“${written}” is no address of a site.`);
  const url = new URL(written);
  url.hash = '';
  url.search = '';
  url.pathname = url.pathname.replace(/(?<![^/])[^/]*\.[a-z]{3,5}$/i, '').replace(/(?<!\/)$/, '/');
  return url;
}

/** As the reader of pages calls it, so that it is taken back without fetching it again. */
export function knownSite(site: URL): { name: string; address: string; knownBy: string } {
  const address = `https://${site.host}`;
  return { name: site.host, address, knownBy: `${address}${site.pathname.replace(/\/$/, '')}` };
}

interface Terms {
  /** Where copies of sites are kept meanwhile. */
  folder?: string;
  get?: Get;
  bounds?: Bounds;
  txt?: (name: string) => Promise<string[][]>;
}

export interface FetchedSite {
  /** The folder to read. */
  folder: string;
  /** What was not fetched, a line for each reason. */
  lines: string[];
  /** After it was moved in. */
  remove(): Promise<void>;
}

const day = 24 * 60 * 60 * 1_000;

/** A string says what is missing. What was fetched less than a day ago is what a plan has shown. */
export async function fetchSite(
  site: URL,
  say: (line: string) => void,
  progress: Progress,
  { folder: kept = '.lab/fetched-sites', get = getFromSite, bounds = usual, txt }: Terms = {},
): Promise<FetchedSite | string> {
  const name = `${site.host}${site.pathname}`.replace(/\/$/, '').replace(/[^\w.-]/g, '_');
  const place = (ending: string) => resolve(kept, `${name}${ending}`);
  const [folder, log] = [place(''), place('.jsonl')];
  const remove = async () => {
    for (const path of [folder, log]) await rm(path, { recursive: true, force: true });
  };
  const earlier = await stateAt(log);
  const isFresh = earlier.endedAt !== undefined && Date.now() - earlier.endedAt < day;
  if (isFresh) {
    say(
      `It was fetched on ${new Date(earlier.endedAt ?? 0).toISOString().slice(0, 16).replace('T', ' at ')} (UTC), and that copy is read.`,
    );
    return { folder, lines: linesOf([...earlier.done.values()]), remove };
  }
  const proof = await proofOf(site, place('.proof'));
  if (!(await isProved(site, proof, get, txt))) return sayProof(proof, site);
  if (earlier.endedAt !== undefined) await remove();
  const state = await stateAt(log);
  if (state.done.size > 0) say(`It goes on: ${state.done.size} addresses were fetched before.`);
  await mkdir(join(folder, site.host), { recursive: true, mode: 0o700 });
  progress.begin(`fetching ${site.host}`);
  const robots = await robotsOf(site, get);
  if (!robots.allows(site.pathname))
    return `The file robots.txt of ${site.host} forbids to read it. These lines allow it: “User-agent: ${agent}”, “Allow: /”.`;
  const pages = await sitemapsOf(site, robots, get);
  await crawl({ ...{ site, robots, pages, state, get, progress, bounds }, folder: join(folder, site.host) });
  await state.end();
  const home = state.done.get(site.href);
  if (home?.why) return `${site.href} was not fetched: ${home.why}.`;
  return { folder, lines: linesOf([...state.done.values()]), remove };
}

const robotsFile = 'robots.txt';

async function robotsOf(site: URL, get: Get): Promise<Robots> {
  const { status, bytes } = await get(new URL(`/${robotsFile}`, site), {
    largest: 500_000,
    milliseconds: 30_000,
  });
  if (status >= 500)
    throw new Error(
      `The file robots.txt of ${site.host} cannot be read (${status}). Please try again later.`,
    );
  return robotsIn(status === 200 ? bytes.toString('utf8') : '', agent);
}

const mostSitemaps = 50;

/** Those that robots.txt names, and the usual one. */
async function sitemapsOf(site: URL, { sitemaps }: Robots, get: Get): Promise<URL[]> {
  const named = sitemaps.flatMap((one) => (URL.canParse(one, site.href) ? new URL(one, site) : []));
  const waiting = [...named, new URL('sitemap.xml', site)].filter(({ origin }) => origin === site.origin);
  const seen = new Set<string>();
  const pages: URL[] = [];
  for (let url = waiting.shift(); url && seen.size < mostSitemaps; url = waiting.shift()) {
    if (seen.has(url.href)) continue;
    seen.add(url.href);
    const answer = await get(url, { largest: 10_000_000, milliseconds: 30_000 }).catch(() => undefined);
    const found = sitemapIn(answer?.status === 200 ? answer.bytes.toString('utf8') : '', site);
    pages.push(...found.pages);
    waiting.push(...found.sitemaps);
  }
  return pages;
}

const mostNamed = 6;

function linesOf(all: readonly { address: string; why?: string }[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { address, why } of all) if (why) byReason.set(why, [...(byReason.get(why) ?? []), address]);
  return [...byReason].map(([why, addresses]) => {
    const more = addresses.length > mostNamed ? ` and ${addresses.length - mostNamed} more` : '';
    return `not fetched, ${why}: ${addresses.length} (${addresses.slice(0, mostNamed).join(', ')}${more})`;
  });
}
