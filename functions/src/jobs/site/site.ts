/** Answers every address that is neither a file of Hosting nor an API call: pages, feeds and the sitemap. */
import { AppError, api } from '@lab/contract';
import { machineFiles } from '@lab/contract/features/pages/machine-files';
import { paths } from '@lab/contract/features/pages/paths';
import { idInPaperPdf } from '@lab/contract/features/pages/record-files';
import { errorTexts } from '@lab/contract/texts/error-texts';
import type { Request, Response } from 'express';
import { invoke } from '../../app/mounted.ts';
import { addressAsSent } from '../../core/http/address-as-sent.ts';
import { cache } from '../../core/http/caching.ts';
import { logFailure } from '../../core/http/log.ts';
import { type Address, addressOf } from '../../core/http/origin.ts';
import { calendarAt, writeCalendar } from './calendar-file.ts';
import { feedQuery, readFeed } from './feed-entries.ts';
import { atomFeed, jsonFeed } from './feeds.ts';
import { answerMemberCard } from './member-card.ts';
import { answerPage } from './page.ts';
import { closedPolicy } from './policy.ts';
import { type Reply, redirectTo, sendReply, whenFound } from './reply.ts';
import { answerSearchFile } from './search-files.ts';
import { answerSitemap } from './sitemap-entries.ts';
import { largeKinds } from './sitemap-store.ts';
import { answerSubscription } from './subscription.ts';
import { answerYearFile } from './year-file.ts';

/** Leads from the PDF beside a paper's page to the uploaded file; undefined where there is none. */
async function answerPaperPdf({ url }: Address): Promise<Reply | undefined> {
  const id = idInPaperPdf(url.pathname);
  if (id === undefined) return undefined;
  const found = await whenFound(invoke(api.papers.get, { params: { id } }));
  const pdf = found?.reply.pdf;
  return pdf?.startsWith('/') ? redirectTo(pdf) : undefined;
}

interface MachineFile {
  contentType: string;
  /**
   * The part of the query that it uses; an address with another one redirects, because CDNs cache each query
   * separately and would cause new reads.
   */
  used(url: URL): string;
  write(url: URL): string | Promise<string>;
}

const matching =
  (queries: RegExp): MachineFile['used'] =>
  ({ search }) =>
    queries.test(search) ? search : '';
const nothing = matching(/^$/);
const sitemapQueries = new RegExp(`^(\\?part=(pages|(${largeKinds.join('|')})(&after=[\\w-]+)?))?$`);

const files: Record<string, MachineFile> = {
  [machineFiles.sitemap]: {
    contentType: 'application/xml; charset=utf-8',
    used: matching(sitemapQueries),
    write: answerSitemap,
  },
  [machineFiles.robots]: { contentType: 'text/plain; charset=utf-8', used: nothing, write: robots },
  [machineFiles.atomFeed]: {
    contentType: 'application/atom+xml; charset=utf-8',
    used: feedQuery,
    write: async (url) => atomFeed(await readFeed(url)),
  },
  [machineFiles.jsonFeed]: {
    contentType: 'application/feed+json; charset=utf-8',
    used: feedQuery,
    write: async (url) => jsonFeed(await readFeed(url)),
  },
};

function calendarFile(pathname: string): MachineFile | undefined {
  const found = calendarAt(pathname);
  if (!found) return undefined;
  return {
    contentType: 'text/calendar; charset=utf-8',
    used: nothing,
    write: (url) => writeCalendar(found, url),
  };
}

function robots({ origin }: URL): string {
  const notForRobots = [paths.dashboard, paths.application(''), paths.exportList, paths.subscription];
  const lines = ['User-agent: *', ...notForRobots.map((path) => `Disallow: ${path}`)];
  return [...lines, `Sitemap: ${origin}${machineFiles.sitemap}`, ''].join('\n');
}

export async function answerSite(request: Request, response: Response): Promise<void> {
  response.set('Content-Security-Policy', closedPolicy);
  const address = addressOf(addressAsSent(request), request.headers);
  const isForm = request.method === 'POST' && address.url.pathname === paths.subscription;
  if (!isForm && request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).send(errorTexts.methodNotAllowed('GET, HEAD'));
    return;
  }
  try {
    if (!isForm && (await answerSearchFile(address.url.pathname, request, response))) return;
    const reply = isForm
      ? await answerSubscription(request, response, address.url)
      : await replyTo(address, request.headers.cookie);
    sendReply(request, response, reply);
  } catch (error) {
    response.set('Cache-Control', cache.noStore);
    // A wrong address is the client's mistake and not logged as an error.
    if (error instanceof AppError && error.status < 500) {
      response.status(error.status).type('text').send(error.message);
      return;
    }
    logFailure('', error);
    response.status(503).type('text').send(errorTexts.unavailable);
  }
}

async function replyTo(address: Address, cookie: string | undefined): Promise<Reply> {
  const file = files[address.url.pathname] ?? calendarFile(address.url.pathname);
  if (file) return writeFile(file, address);
  return (
    (await answerPaperPdf(address)) ??
    (await answerMemberCard(address)) ??
    (await answerYearFile(address)) ??
    (await answerPage(address, cookie))
  );
}

async function writeFile(
  { contentType, used, write }: MachineFile,
  { url, sentPath }: Address,
): Promise<Reply> {
  const search = used(url);
  if (search !== url.search || sentPath !== url.pathname) return redirectTo(url.pathname + search);
  return { status: 200, contentType, body: await write(url), cacheControl: cache.hour };
}
