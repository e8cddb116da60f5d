/** The files at these paths, with those in folders, and their texts as a body of the call for a plan. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { limits } from '@lab/contract/api/limits';
import { filesToRead, isHidden } from '@lab/contract/features/imports/folders';
import { importTexts } from '@lab/contract/features/imports/texts';
import { textOfBytes } from '@lab/contract/lib/text-of-bytes';

const { start: texts, errors } = importTexts;

export interface Found {
  name: string;
  path: string;
  /** The folder in which its pictures may be. */
  root: string;
}

export async function filesAt(paths: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const path of paths)
    found.push(...((await stat(path)).isDirectory() ? await readable(path) : [one(path)]));
  if (found.length === 0) throw new Error(errors.noFiles(paths.join(', ')));
  if (found.length > limits.importFiles) throw new Error(errors.tooManyFiles(limits.importFiles));
  return found;
}

/** The name by which the plan calls it. */
export const nameIn = ({ name }: Found) => name.slice(-limits.title);

export async function textsOf(found: readonly Found[]) {
  let size = 0;
  const files = [];
  for (const file of found) {
    const { name, path } = file;
    // Before it is read: a folder may hold gigabytes.
    size += (await stat(path)).size;
    if (size > limits.importText)
      throw new Error(found.length > 1 ? errors.tooLargeTogether : errors.tooLarge(name));
    const text = textOfBytes(await readFile(path));
    if (text.includes('\u0000')) throw new Error(errors.notText(name));
    files.push({ name: nameIn(file), text });
  }
  const [only, ...others] = files;
  if (others.length === 0) return { fileName: only?.name, text: only?.text };
  return { fileName: texts.several(files.length), files };
}

function one(path: string): Found {
  const folder = dirname(path);
  const isOfSite = basename(resolve(folder)) === '_bibliography';
  return { name: basename(path), path, root: isOfSite ? dirname(resolve(folder)) : folder };
}

async function readable(folder: string): Promise<Found[]> {
  const read = filesToRead(await inside(folder));
  if (read.length === 0) throw new Error(errors.noFiles(folder));
  return read;
}

/** Links are not followed, because they may lead out of the folder or in a circle. */
async function inside(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  const waiting = [''];
  let seen = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const entry of await readdir(join(folder, at), { withFileTypes: true })) {
      seen += 1;
      if (seen > limits.filesInFolder) throw new Error(errors.tooManyFiles(limits.filesInFolder));
      const name = at ? `${at}/${entry.name}` : entry.name;
      if (entry.isDirectory() && !isHidden(`${name}/`)) waiting.push(name);
      else if (entry.isFile()) found.push({ name, path: join(folder, name), root: folder });
    }
  }
  return found;
}
