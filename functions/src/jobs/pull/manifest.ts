/**
 * The list of what a pull has written, in the form of `sha256sum`. While a pull writes, it has a line for
 * the old and one for the new content of a file, so that the next one knows both for its own.
 */
import { createHash } from 'node:crypto';
import { folded, isSafePath } from './names.ts';

export const manifestName = 'pulled.sha256';

const line = /^([0-9a-f]{64}) {2}(\S.*)$/;

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

export const lineOf = (path: string, hash: string): string => `${hash}  ${path}\n`;

export const manifestOf = (hashes: ReadonlyMap<string, string>): string =>
  [...hashes]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, hash]) => lineOf(path, hash))
    .join('');

/** Files whose paths are the same for some system, and what they have held. */
export interface Known {
  paths: Set<string>;
  hashes: Set<string>;
}

/** By the path as systems compare it. A last line that was not finished does not count. */
export function readManifest(text: string): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const written of text.split(/\r?\n/).slice(0, -1)) {
    const [, hash = '', path = ''] = line.exec(written) ?? [];
    if (!isSafePath(path))
      throw new Error(
        `“${written}” in ${manifestName} is no line that a pull has written. Nothing was written.`,
      );
    const { paths, hashes } = known.get(folded(path)) ?? { paths: new Set(), hashes: new Set() };
    known.set(folded(path), { paths: paths.add(path), hashes: hashes.add(hash) });
  }
  return known;
}
