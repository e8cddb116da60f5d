/**
 * Fetches the pages of a site with their pictures and PDFs: one request at a time, with a pause, within
 * bounds.
 */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { htmlOfBytes, longestPage, pageOf } from '../html/page.ts';
import type { Progress } from '../progress.ts';
import { fileFor, isKeptType, isPageType } from './file-names.ts';
import { isWithin, linksOf } from './found-links.ts';
import type { Robots } from './robots.ts';
import type { Answer, Get } from './site-get.ts';
import type { Fetched, State } from './state.ts';

export interface Bounds {
  pages: number;
  files: number;
  bytes: number;
  pageBytes: number;
  fileBytes: number;
  /** Between two requests. */
  pauseSeconds: number;
  /** Shorter in tests. */
  secondMs: number;
  /** For one request. */
  milliseconds: number;
}

export const usual: Bounds = {
  pages: 2_000,
  files: 10_000,
  bytes: 500_000_000,
  pageBytes: longestPage,
  fileBytes: 50_000_000,
  pauseSeconds: 0.25,
  secondMs: 1_000,
  milliseconds: 60_000,
};

interface Given {
  site: URL;
  /** Where the files of its host go. */
  folder: string;
  robots: Robots;
  /** The first pages. */
  pages: readonly URL[];
  state: State;
  get: Get;
  progress: Progress;
  bounds: Bounds;
}

const longestWait = 60;
const attempts = 3;
/** Each page of a hostile site may name thousands that nobody has ever made. */
const mostKnown = 50_000;
/** After so many failures one after the other, the site does not want to answer. */
const mostFailures = 10;

export async function crawl(given: Given): Promise<void> {
  const { site, folder, robots, state, progress, bounds } = given;
  const queues: Record<'pages' | 'queries' | 'files', URL[]> = { pages: [], queries: [], files: [] };
  /** Whether each address is that of a file. */
  const known = new Map<string, boolean>();
  const counts = { pages: 0, files: 0, bytes: 0 };
  let failures = 0;

  function add(urls: readonly URL[], isFile = false): void {
    for (const url of urls) {
      if (known.has(url.href) || known.size === mostKnown) continue;
      known.set(url.href, isFile);
      queues[isFile ? 'files' : url.search ? 'queries' : 'pages'].push(url);
    }
  }

  async function read(url: URL, path: string): Promise<void> {
    const bytes = await readFile(join(folder, path));
    const { pages, files } = linksOf(pageOf(htmlOfBytes(bytes)), url, site);
    add(pages);
    add(files, true);
  }

  /** An earlier run has fetched it. */
  async function goOn(url: URL, { path, to }: Fetched): Promise<void> {
    if (to) add([new URL(to)]);
    if (!path) return;
    counts.bytes += (await stat(join(folder, path)).catch(() => ({ size: 0 }))).size;
    counts[isPagePath(path) ? 'pages' : 'files'] += 1;
    if (isPagePath(path)) await read(url, path);
  }

  add([site, ...given.pages]);
  for (let url = next(queues); url; url = next(queues)) {
    const before = state.done.get(url.href);
    if (before) {
      await goOn(url, before);
      continue;
    }
    const isFile = known.get(url.href) ?? false;
    progress.begin(
      `fetching ${site.host}: ${counts.pages} pages, ${counts.files} files, ${waiting(queues)} waiting`,
    );
    const why = robots.allows(url.pathname + url.search)
      ? full(counts, bounds, isFile)
      : 'its robots.txt forbids it';
    if (why) {
      await state.add({ address: url.href, why });
      continue;
    }
    const answer = await patiently(url, given, isFile);
    failures = answer.status >= 500 || answer.status === 0 ? failures + 1 : 0;
    if (failures === mostFailures)
      throw new Error(
        `${site.host} does not answer any more (${answer.why ?? answer.status}). The same command goes on later.`,
      );
    const fetched = await keep(url, answer, given);
    if (fetched.to) add([new URL(fetched.to)]);
    if (fetched.path) {
      counts[isPageType(answer.type) ? 'pages' : 'files'] += 1;
      counts.bytes += answer.bytes.length;
      if (isPageType(answer.type)) await read(url, fetched.path);
    }
    await state.add(fetched);
  }
  if (known.size === mostKnown)
    await state.add({ address: `${site.href}#`, why: `the site names more than ${mostKnown} addresses` });
}

const next = ({ pages, queries, files }: Record<string, URL[]>) =>
  pages?.shift() ?? queries?.shift() ?? files?.shift();
const waiting = (queues: Record<string, URL[]>) =>
  Object.values(queues).reduce((sum, { length }) => sum + length, 0);

const isPagePath = (path: string) => /\.html$/i.test(path);

function full(
  counts: { pages: number; files: number; bytes: number },
  bounds: Bounds,
  isFile: boolean,
): string {
  if (counts.bytes >= bounds.bytes) return `the site has more than ${bounds.bytes / 1_000_000} MB`;
  if (isFile)
    return counts.files >= bounds.files ? `the site has more than ${bounds.files} pictures and PDFs` : '';
  return counts.pages >= bounds.pages ? `the site has more than ${bounds.pages} pages` : '';
}

/** Waits as the site asks for, and asks again after what may pass. */
async function patiently(url: URL, { get, bounds, robots }: Given, isFile: boolean): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    await setTimeout(Math.max(bounds.pauseSeconds, robots.delay) * bounds.secondMs);
    const answer = await get(url, {
      largest: isFile ? bounds.fileBytes : bounds.pageBytes,
      milliseconds: bounds.milliseconds,
      isWanted: isKeptType,
    }).catch(
      (error: Error): Answer => ({
        ...nothing,
        why: /abort|timeout/i.test(`${error.name} ${error.message}`) ? 'it took too long' : error.message,
      }),
    );
    const isBusy = answer.status === 429 || answer.status === 503;
    if (attempt === attempts || !(isBusy || answer.status === 0)) return answer;
    await setTimeout(Math.min(answer.pause || attempt, longestWait) * bounds.secondMs);
  }
}

const nothing: Answer = { status: 0, type: '', location: '', pause: 0, bytes: Buffer.alloc(0) };

async function keep(
  url: URL,
  { status, type, location, bytes, why }: Answer,
  { site, folder }: Given,
): Promise<Fetched> {
  const address = url.href;
  if (status >= 300 && status < 400 && location) return redirected(url, location, site, folder);
  if (why) return { address, why };
  if (status < 200 || status > 299) return { address, why: `the site answers ${status}` };
  const path = fileFor(url, type);
  if (!path) return { address, why: 'its address makes no name of a file' };
  return (await write(join(folder, path), bytes))
    ? { address, path }
    : { address, why: 'another address has its file name' };
}

/** The reader knows a page that sends readers on, so an old address leads where it led. */
async function redirected(url: URL, location: string, site: URL, folder: string): Promise<Fetched> {
  const address = url.href;
  const target = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
  if (!target || !isWithin(target, site))
    return { address, why: `it leads out of the site, to ${(target?.href ?? location).slice(0, 200)}` };
  target.hash = '';
  const path = fileFor(url, 'text/html');
  const to = target.href;
  const quoted = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  if (
    path &&
    target.href !== address &&
    target.pathname.replace(/\/$/, '') !== url.pathname.replace(/\/$/, '')
  )
    await write(
      join(folder, path),
      Buffer.from(`<!doctype html><meta http-equiv="refresh" content="0; url=${quoted}">`),
    );
  return { address, to };
}

/** As a whole, and never over another file. */
async function write(path: string, bytes: Buffer): Promise<boolean> {
  try {
    await mkdir(dirname(path), { recursive: true });
    if (await stat(path).catch(() => undefined)) return false;
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    return true;
  } catch (error) {
    // A file has the name of the folder.
    if (/^(?:EEXIST|ENOTDIR|EISDIR|ENAMETOOLONG)$/.test((error as NodeJS.ErrnoException).code ?? ''))
      return false;
    throw error;
  }
}
