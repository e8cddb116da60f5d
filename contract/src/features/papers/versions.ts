/**
 * Other versions of a published work, such as its preprint. Citations and counts are about the published one.
 */
import { identifierAddress } from './identifiers.ts';
import type { WorkType } from './types.ts';

export const versionKinds = ['preprint', 'accepted'] as const;

export type VersionKind = (typeof versionKinds)[number];

export interface OtherVersion {
  kind: VersionKind;
  /** Where it is, such as `arXiv` or the name of a repository. */
  server: string;
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
  date: string;
  link: string;
}

const arxiv = identifierAddress('arxiv', '2401.00001').replace('2401.00001', '');

/** The arXiv identifier of a version, as citations call it. */
export function arxivOf(versions: readonly OtherVersion[] = []): string | undefined {
  const found = versions.find(({ link }) => link.startsWith(arxiv) && identifierAddress('arxiv', link));
  return found?.link.slice(arxiv.length);
}

/** What a work of this type is beside the published version. */
export const versionKindOf = (type: WorkType): VersionKind => (type === 'preprint' ? 'preprint' : 'accepted');

/** A preprint is a version of what was published, never the other way round. */
export const mayBeVersionOf = (other: WorkType, kept: WorkType) =>
  kept !== 'preprint' || other === 'preprint';
