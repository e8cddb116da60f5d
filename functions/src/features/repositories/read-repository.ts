/** Reads stars, the last release and the citation of one repository, in three small calls. */

import { clean } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import { bibtex } from '@lab/contract/features/citations/bibtex';
import { citationOf } from '@lab/contract/features/citations/csl';
import { formatCitation } from '@lab/contract/features/citations/styles';
import type { ReadingProblem } from '@lab/contract/lib/repositories/schemas';
import { truncate } from '@lab/contract/lib/truncate';
import type { HostName, Repository } from '../../core/content/repository-address.ts';
import type { StoredFacts } from '../../core/content/repository-facts.ts';
import { type Item, isItem } from '../imports/entries/item.ts';
import { answerFrom, TooMuch } from '../imports/identifiers/ask-service.ts';
import { readCitationFile } from './citation-file.ts';

interface Host {
  address: string;
  /** The environment's variable with the address of the tests' stand-in. */
  standIn: string;
  calls(path: string): { repository: string; release: string; citation: string };
  /** The type of the answer with a file as it is. */
  raw: string;
  stars: string;
  releasedAt: string;
}

/** The services with the facts about repositories: their addresses and the names in their answers. */
const hosts: Readonly<Record<HostName, Host>> = {
  // https://docs.github.com/en/rest
  github: {
    address: 'https://api.github.com',
    standIn: 'GITHUB_SERVICE',
    calls: (path) => ({
      repository: `/repos/${path}`,
      release: `/repos/${path}/releases/latest`,
      citation: `/repos/${path}/contents/CITATION.cff`,
    }),
    raw: 'application/vnd.github.raw+json',
    stars: 'stargazers_count',
    releasedAt: 'published_at',
  },
  // https://docs.gitlab.com/api/rest/
  gitlab: {
    address: 'https://gitlab.com/api/v4',
    standIn: 'GITLAB_SERVICE',
    calls(path) {
      const repository = `/projects/${encodeURIComponent(path)}`;
      return {
        repository,
        release: `${repository}/releases?per_page=1`,
        citation: `${repository}/repository/files/CITATION.cff/raw?ref=HEAD`,
      };
    },
    raw: 'text/plain',
    stars: 'star_count',
    releasedAt: 'released_at',
  },
};

/**
 * Undefined in a suite of emulators without a stand-in: a lab on a developer's machine asks nobody by itself.
 */
export function serviceOf({ host }: Repository): string | undefined {
  const { address, standIn } = hosts[host];
  return process.env[standIn] || (process.env.FIRESTORE_EMULATOR_HOST ? undefined : address);
}

const json = { accept: 'application/json', largest: 1_000_000 };
const largestCitationFile = 100_000;

export type Facts = Pick<StoredFacts, 'stars' | 'version' | 'releasedAt' | 'apa' | 'bibtex'> & {
  problem: '' | 'citation';
};

/** Why a repository could not be read. */
export class Unread extends Error {
  constructor(readonly problem: ReadingProblem) {
    super(problem);
  }
}

interface Asked {
  service: string;
  /** The record's id, which distinguishes the keys of citations. */
  id: string;
  allowed: AbortSignal;
}

export async function readRepository(at: Repository, { service, id, allowed }: Asked): Promise<Facts> {
  const { calls, raw, stars, releasedAt } = hosts[at.host];
  const { repository, release, citation } = calls(at.path);
  const found = await ask(service + repository, { ...json, allowed });
  if (found === undefined) throw new Unread('missing');
  const about = itemIn(found);
  const released = itemIn((await ask(service + release, { ...json, allowed })) ?? '{}');
  const file = { accept: raw, largest: largestCitationFile, allowed };
  return {
    stars: count(about[stars]),
    version: short(released.tag_name),
    releasedAt: day(released[releasedAt]),
    ...(await citationIn(() => ask(service + citation, file), at, id)),
  };
}

/** Undefined for what is not there. */
async function ask(address: string, how: Parameters<typeof answerFrom>[1]): Promise<string | undefined> {
  const { status, headers, text } = await answerFrom(address, how);
  if (status >= 200 && status < 300) return text;
  // GitHub answers a caller who has asked too often with 403 too.
  const isOver = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 429 || (status === 403 && isOver)) throw new Unread('limit');
  if (status >= 300 && status < 400) throw new Unread('moved');
  if ([401, 403, 404, 410, 451].includes(status)) return undefined;
  throw new Error(`The service answered ${status}`);
}

/** The only entry of a list, or the object itself. */
function itemIn(text: string): Item {
  const [found] = [JSON.parse(text)].flat();
  return isItem(found) ? found : {};
}

const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null);
const short = (value: unknown) =>
  typeof value === 'string' ? truncate(clean(value).replace(/\s+/g, ' '), limits.workDetail) : '';
const day = (value: unknown) => /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(String(value))?.[0] ?? '';

async function citationIn(
  read: () => Promise<string | undefined>,
  { host, path }: Repository,
  id: string,
): Promise<Pick<Facts, 'apa' | 'bibtex' | 'problem'>> {
  const none = { apa: [], bibtex: '' };
  try {
    const text = await read();
    if (text === undefined) return { ...none, problem: '' };
    const cited = readCitationFile(text);
    if (!cited) return { ...none, problem: 'citation' };
    const own = { ...cited, _id: id, url: cited.url || `https://${host}.com/${path}` };
    const citation = citationOf(own, own.url);
    const apa = formatCitation('apa', citation).map(({ text, italic = false }) => ({ text, italic }));
    return { apa, bibtex: bibtex(citation), problem: '' };
  } catch (error) {
    if (error instanceof TooMuch) return { ...none, problem: 'citation' };
    throw error;
  }
}
