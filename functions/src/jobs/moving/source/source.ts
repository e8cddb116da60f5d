/** The files of a site that moves in, in a folder or a zip file. How much is read has bounds. */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { folderSource } from './folder-source.ts';
import type { Bounds, Found } from './found.ts';
import { type Program, placeOf } from './programs.ts';
import { zipSource } from './zip-source.ts';

export type Source = Found & {
  name: string;
  program: Program;
  /** The folder in it that the site is in, with a slash at the end; empty where that is the whole. */
  root: string;
};

const usual: Bounds = { files: 20_000, fileBytes: 60_000_000, bytes: 2_000_000_000, depth: 20 };

export async function sourceAt(path: string, bounds: Bounds = usual): Promise<Source> {
  const name = basename(path);
  const facts = await stat(path).catch(() => undefined);
  if (!facts) throw new Error(`There is no “${path}”.`);
  if (!facts.isDirectory() && !facts.isFile()) throw new Error(`“${name}” is neither a folder nor a file.`);
  const found = await (facts.isDirectory() ? folderSource(path, bounds) : zipSource(path, bounds));
  try {
    return { ...(await belowRoot(bounded(found, bounds))), name };
  } catch (error) {
    found.close();
    throw error;
  }
}

function bounded(found: Found, { files, fileBytes, bytes, depth }: Bounds): Found {
  if (found.files.size > files) throw new Error(`A site can have ${files} files at most.`);
  let sum = 0;
  for (const [path, size] of found.files) {
    const tooDeep = path.split('/').length > depth;
    if (!tooDeep && size <= fileBytes) sum += size;
    else {
      found.files.delete(path);
      found.unread.set(path, tooDeep ? 'in too many folders' : `larger than ${megabytes(fileBytes)}`);
    }
  }
  if (sum > bytes) throw new Error(`The files of the site have more than ${megabytes(bytes)} together.`);
  return found;
}

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

async function belowRoot(found: Found): Promise<Omit<Source, 'name'>> {
  const { program, root } = await placeOf([...found.files.keys()], found.unread.keys(), found.read);
  const inside = [...found.files].filter(([path]) => path.startsWith(root));
  const outside = [...found.files.keys()].filter((path) => !path.startsWith(root));
  const within = (path: string) => (path.startsWith(root) ? path.slice(root.length) : path);
  return {
    program,
    root,
    files: new Map(inside.map(([path, size]) => [within(path), size])),
    unread: new Map([
      ...[...found.unread].map(([path, why]) => [within(path), why] as const),
      ...outside.map((path) => [path, 'outside of the folder of the site'] as const),
    ]),
    read: (path) => found.read(root + path),
    close: found.close,
  };
}
