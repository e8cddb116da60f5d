import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bounds, Found } from './found.ts';

/** What programs keep beside a site; nobody wrote it for the site. */
const ofPrograms = /^(?:\.git|\.jekyll-cache|\.sass-cache|node_modules|vendor)$/;

/** Links are not followed, because they may lead out of the folder or in a circle. */
export async function folderSource(folder: string, bounds: Bounds): Promise<Found> {
  const files = new Map<string, number>();
  const unread = new Map<string, string>();
  const waiting = [''];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const entry of await readdir(join(folder, at), { withFileTypes: true })) {
      const path = at ? `${at}/${entry.name}` : entry.name;
      if (entry.isSymbolicLink()) unread.set(path, 'a symbolic link, which is not followed');
      else if (entry.isFile()) files.set(path, (await stat(join(folder, path))).size);
      else if (!entry.isDirectory()) unread.set(path, 'no file');
      else if (ofPrograms.test(entry.name)) unread.set(`${path}/`, 'a folder of a program');
      else if (path.split('/').length > bounds.depth) unread.set(`${path}/`, 'in too many folders');
      else waiting.push(path);
      if (files.size + unread.size > bounds.files)
        throw new Error(`A site can have ${bounds.files} files at most.`);
    }
  }
  return { files, unread, read: (path) => readFile(join(folder, path)), close: () => {} };
}
