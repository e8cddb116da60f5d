/** What a work gets from a record that becomes a version of it, and what is left when that is undone. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { PaperLinks } from '@lab/contract/features/papers/fields';
import { identifierAddress } from '@lab/contract/features/papers/identifiers';
import { versionTexts } from '@lab/contract/features/papers/review/texts';
import { mayBeVersionOf, type OtherVersion, versionKindOf } from '@lab/contract/features/papers/versions';
import { doiAddress } from '@lab/contract/lib/doi';
import { truncate } from '@lab/contract/lib/truncate';
import type { Linking } from './match-keys.ts';
import type { StoredPaper } from './paper-store.ts';
import { doiKey } from './search-keys.ts';

const filledTexts = ['details', 'keywords', 'arxiv'] as const;

interface Filled extends Partial<Pick<StoredPaper, (typeof filledTexts)[number]>> {
  links?: PaperLinks;
}

/** What a work got from the record, to take it back. */
export interface VersionOf {
  versions: OtherVersion[];
  filled: Filled;
}

const { errors } = versionTexts;

/** Throws a conflict where a person has to do something else first. */
export function versionOf(kept: StoredPaper, other: StoredPaper): VersionOf {
  if (kept.doi && other.doi && doiKey(kept.doi) === doiKey(other.doi)) refuse(errors.sameDoi);
  if (!mayBeVersionOf(other.type, kept.type)) refuse(errors.ofPreprint);
  if (other.notices.length > 0) refuse(errors.notices);
  const known = new Set(kept.otherVersions.map(({ link }) => link));
  const versions = [entryOf(other), ...other.otherVersions].filter(({ link }) => !known.has(link));
  if (kept.otherVersions.length + versions.length > limits.otherVersions)
    refuse(errors.tooMany(limits.otherVersions));
  return { versions, filled: missingIn(kept, other) };
}

function refuse(why: string): never {
  throw new AppError('conflict', why);
}

function entryOf(other: StoredPaper): OtherVersion {
  const { type, publisher, publicationDate: date } = other;
  const link = addressOf(other);
  if (!link) refuse(errors.noAddress);
  if (!date) refuse(errors.noDate);
  const server = link === arxivAddress(other) ? 'arXiv' : truncate(publisher, limits.linkName);
  return { kind: versionKindOf(type), server, date, link };
}

/** Also of the DOI that arXiv gives to each preprint. */
const arxivAddress = ({ arxiv, doi }: Pick<StoredPaper, 'arxiv' | 'doi'>) =>
  identifierAddress('arxiv', arxiv) || identifierAddress('arxiv', doi.replace(/^10\.48550\/arxiv\./i, ''));

export type Addressed = Linking & Pick<StoredPaper, 'type' | 'handle'>;

/** A published work names the arXiv number of its preprint, too, so its DOI comes first. */
export function addressOf(other: Addressed): string {
  const { type, doi, url, handle, links, otherVersions } = other;
  const ofDoi = doi && doiAddress(doi);
  const first = type === 'preprint' ? [arxivAddress(other), ofDoi] : [ofDoi, arxivAddress(other)];
  const all = [...first, url, identifierAddress('handle', handle), links.preprint ?? ''];
  return all.find((address) => address && !otherVersions.some(({ link }) => link === address)) ?? '';
}

function missingIn(kept: StoredPaper, other: StoredPaper): Filled {
  const texts = filledTexts.filter((name) => !kept[name] && other[name]);
  const named = Object.entries(other.links) as [keyof PaperLinks, string][];
  const links = named.filter(([name, url]) => url && !kept.links[name]);
  return {
    ...Object.fromEntries(texts.map((name) => [name, other[name]])),
    ...(links.length > 0 && { links: Object.fromEntries(links) }),
  };
}

/** The fields of the work with the version. */
export const withVersion = (kept: StoredPaper, { versions, filled: { links, ...texts } }: VersionOf) => ({
  ...texts,
  ...(links && { links: { ...kept.links, ...links } }),
  otherVersions: [...kept.otherVersions, ...versions],
});

/** Whether the work still has all that it got from the version. */
export function hasVersion(
  kept: StoredPaper,
  { versions, filled: { links = {}, ...texts } }: VersionOf,
): boolean {
  return (
    versions.every((added) => kept.otherVersions.some((version) => isDeepStrictEqual(added, version))) &&
    filledTexts.every((name) => !texts[name] || kept[name] === texts[name]) &&
    Object.entries(links).every(([name, url]) => kept.links[name as keyof PaperLinks] === url)
  );
}

/** The fields of the work without the version. What somebody has changed since stays. */
export function withoutVersion(kept: StoredPaper, { versions, filled }: VersionOf) {
  const texts = filledTexts.filter((name) => filled[name] && kept[name] === filled[name]);
  const links = Object.entries(kept.links).filter(
    ([name, url]) => filled.links?.[name as keyof PaperLinks] !== url,
  );
  return {
    ...Object.fromEntries(texts.map((name) => [name, ''])),
    links: Object.fromEntries(links),
    otherVersions: kept.otherVersions.filter(
      (version) => !versions.some((added) => isDeepStrictEqual(added, version)),
    ),
  };
}
