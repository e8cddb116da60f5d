import { buffer } from 'node:stream/consumers';
import type { Entry } from 'yauzl';
import { type Archive, encrypted, isEncrypted, openArchive } from '../../archive/open-archive.ts';
import type { Bounds, Found } from './found.ts';

/**
 * The reader refuses names that lead out of the archive, and files that are larger than the directory says.
 * Nothing is unpacked before the sizes are known.
 */
export async function zipSource(path: string, bounds: Bounds): Promise<Found> {
  const archive = await openArchive(path);
  try {
    return foundIn(archive, bounds);
  } catch (error) {
    archive.close();
    throw error;
  }
}

function foundIn({ entries, parts, close }: Archive, bounds: Bounds): Found {
  if (entries.size > bounds.files) throw new Error(`A site can have ${bounds.files} files at most.`);
  const files = new Map<string, number>();
  const unread = new Map<string, string>();
  for (const [name, entry] of entries) {
    if (isEncrypted(entry)) throw encrypted(entry);
    if (isLink(entry)) unread.set(name, 'a symbolic link, which is not followed');
    else if (!name.endsWith('/')) files.set(name, entry.uncompressedSize);
  }
  return {
    files,
    unread,
    async read(path) {
      const entry = entries.get(path);
      if (!entry) throw new Error(`The zip file has no “${path}”.`);
      return buffer(parts(entry));
    },
    close,
  };
}

/** The upper half holds the mode of a file on Unix. */
const isLink = ({ externalFileAttributes: mode }: Entry) => ((mode >>> 16) & 0o170000) === 0o120000;
