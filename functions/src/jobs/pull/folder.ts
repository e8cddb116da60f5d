/**
 * The folder of a pull. It overwrites and removes only what a pull has written and nobody has changed since,
 * follows no links, and puts each file in its place when it is whole.
 */
import { randomUUID } from 'node:crypto';
import {
  appendFile,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf, type Known, lineOf, manifestName, manifestOf, readManifest } from './manifest.ts';
import { folded } from './names.ts';

/** `foreign`: somebody else's, or changed since the last pull. */
type State = 'missing' | 'ours' | 'foreign';

export interface Folder {
  /** The paths of these that are foreign, or that a link or a file stands in the way of. */
  foreignAmong(
    paths: readonly string[],
    isWanted: (path: string, hash: string) => boolean,
  ): Promise<string[]>;
  /** Removes what earlier pulls have written and this one does not; returns what somebody has changed. */
  removeOthers(paths: readonly string[]): Promise<{ removed: number; kept: string[] }>;
  /** Whether the file is as a pull has left it, so that it need not be read again. */
  isOurs(path: string): Promise<boolean>;
  /** Returns whether that changed anything. */
  write(path: string, content: string | Buffer): Promise<boolean>;
  /** Of a file that stays as it is. */
  keep(path: string): Promise<void>;
  /** Writes the list of all files that were written or kept. */
  end(): Promise<void>;
}

const unfinished = /^\.pulling-[0-9a-f-]{36}$/;

export async function folderAt(path: string): Promise<Folder> {
  await mkdir(path, { recursive: true });
  const root = await realpath(path);
  // Of a pull that was killed.
  for (const name of await readdir(root)) if (unfinished.test(name)) await rm(join(root, name));
  const list = join(root, manifestName);
  const facts = await lstat(list).catch(() => undefined);
  if (facts && !facts.isFile()) throw new Error(`${manifestName} is no file, so nothing was written.`);
  const known = readManifest(facts ? await readFile(list, 'utf8') : '');
  const done = new Map<string, string>();
  let hasBegun = false;

  const factsOf = (file: string) => lstat(join(root, file)).catch(() => undefined);

  async function contentOf(file: string): Promise<Buffer | undefined> {
    return (await factsOf(file))?.isFile() ? readFile(join(root, file)) : undefined;
  }

  /** A link or a file in place of one of its folders. */
  async function isBlocked(file: string): Promise<boolean> {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const found = await factsOf(folder);
      if (found && !found.isDirectory()) return true;
    }
    return false;
  }

  async function stateOf(file: string, isWanted = (_: string) => false): Promise<State> {
    if (await isBlocked(file)) return 'foreign';
    if (!(await factsOf(file))) return 'missing';
    const content = await contentOf(file);
    if (!content) return 'foreign';
    const hashes = hashesOf(file, content);
    const ours = known.get(folded(file))?.hashes;
    return hashes.some((hash) => ours?.has(hash) || isWanted(hash)) ? 'ours' : 'foreign';
  }

  /** The old lines stay until the end, so that what is not yet replaced is still known. */
  async function note(file: string, hash: string): Promise<void> {
    if (!hasBegun) await replace(manifestName, allLines(known));
    hasBegun = true;
    await appendFile(list, lineOf(file, hash));
  }

  async function replace(file: string, content: string | Buffer): Promise<void> {
    const whole = join(root, `.pulling-${randomUUID()}`);
    try {
      const handle = await open(whole, 'wx');
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(whole, join(root, file));
    } catch (error) {
      await rm(whole, { force: true });
      throw error;
    }
  }

  return {
    async foreignAmong(paths, isWanted) {
      const foreign: string[] = [];
      for (const file of paths)
        if ((await stateOf(file, (hash) => isWanted(file, hash))) === 'foreign') foreign.push(file);
      return foreign;
    },

    async removeOthers(paths) {
      const wanted = new Set(paths);
      const others = [...known.values()]
        .flatMap(({ paths: all }) => [...all])
        .filter((file) => !wanted.has(file));
      const kept: string[] = [];
      let removed = 0;
      for (const file of others) {
        const state = await stateOf(file);
        if (state === 'foreign') kept.push(file);
        if (state !== 'ours') continue;
        await rm(join(root, file));
        removed++;
        await removeEmpty(dirname(file));
      }
      return { removed, kept };
    },

    isOurs: async (file) => (await stateOf(file)) === 'ours',

    async write(file, content) {
      const hash = hashOf(content);
      const before = await contentOf(file);
      done.set(file, hash);
      if (before && hashesOf(file, before).includes(hash)) return false;
      if ((await stateOf(file)) === 'foreign')
        throw new Error(`${file} was changed while the pull was running.`);
      await note(file, hash);
      await mkdir(dirname(join(root, file)), { recursive: true });
      await replace(file, content);
      return true;
    },

    async keep(file) {
      const content = await contentOf(file);
      if (content) done.set(file, hashOf(content));
    },

    async end() {
      const text = manifestOf(done);
      if ((await contentOf(manifestName))?.toString() !== text) await replace(manifestName, text);
    },
  };

  async function removeEmpty(folder: string): Promise<void> {
    for (let at = folder; at !== '.'; at = dirname(at)) {
      if ((await readdir(join(root, at))).length > 0) return;
      await rmdir(join(root, at));
    }
  }
}

const allLines = (known: ReadonlyMap<string, Known>): string =>
  [...known.values()]
    .flatMap(({ paths, hashes }) =>
      [...paths].flatMap((path) => [...hashes].map((hash) => lineOf(path, hash))),
    )
    .join('');

const isText = (file: string) => !/\.(?:webp|pdf)$/.test(file);

/** Git on Windows may have given the lines of a text other ends. */
function hashesOf(file: string, content: Buffer): string[] {
  const hashes = [hashOf(content)];
  if (isText(file) && content.includes('\r\n'))
    hashes.push(hashOf(content.toString().replaceAll('\r\n', '\n')));
  return hashes;
}
