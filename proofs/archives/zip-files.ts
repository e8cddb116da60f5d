/**
 * Zip files that are broken, or that want to write outside of the folder into which they are unpacked: a
 * restore and a move read them, or refuse them with a sentence.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openArchive } from '../../functions/src/jobs/archive/open-archive.ts';
import { zipSource } from '../../functions/src/jobs/moving/source/zip-source.ts';
import { type Case, type Fault, suite } from '../suite.ts';

type Contents = Map<string, Buffer>;
type Read = (path: string) => Promise<Contents>;

/** As a restore does: each file is held to its checksum first. */
const restore: Read = async (path) => {
  const archive = await openArchive(path);
  try {
    const contents: Contents = new Map();
    for (const [name, entry] of archive.entries) {
      await archive.check(entry);
      contents.set(name, await buffer(await archive.read(entry)));
    }
    return contents;
  } finally {
    archive.close();
  }
};

const moveIn: Read = async (path) => {
  const found = await zipSource(path, {
    files: 20_000,
    fileBytes: 60_000_000,
    bytes: 2_000_000_000,
    depth: 20,
  });
  try {
    const contents: Contents = new Map();
    for (const name of found.files.keys()) contents.set(name, await found.read(name));
    return contents;
  } finally {
    found.close();
  }
};

const product = { restore, moveIn };

/** It forgets the first file, and what it cannot read is nothing. */
const planted: typeof product = { restore: faulty(restore), moveIn: faulty(moveIn) };
function faulty(read: Read): Read {
  return (path) =>
    read(path).then(
      (contents) => new Map([...contents].slice(1)),
      () => new Map(),
    );
}

const declared = { part: 'Archives', needs: 'nothing', product, planted } as const;

export const yauzlFiles = suite({
  ...declared,
  name: 'yauzl',
  about: 'broken zip files, given to a restore and to a move',
  repository: 'thejoshwolfe/yauzl',
  commit: 'f5798e15204ffbb9a428b00217e4659684a41b0f',
  *cases({ files, product }) {
    for (const file of files.list('test/failure', '.zip')) yield* both(product, files.folder, file, refused);
    for (const file of files.list('test/wrong-entry-sizes', '.zip'))
      yield* both(product, files.folder, file, refused);
    for (const file of files.list('test/success', '.zip')) {
      const inside = file.replace(/\.zip$/, '');
      const names = files
        .list(inside)
        .filter((name) => !/^\.(?:git_please|dont_expect)/.test(basename(name)));
      const wanted = new Map(names.map((name) => [name.slice(inside.length + 1), files.bytes(name)]));
      yield* both(product, files.folder, file, (outcome) => same(outcome, wanted));
    }
  },
});

export const zipSlip = suite({
  ...declared,
  name: 'zip-slip',
  about: 'archives that write outside of their folder, given to a restore and to a move',
  repository: 'snyk/zip-slip-vulnerability',
  commit: 'ebbca955730babf2ff9c08171d24afc2ba604788',
  *cases({ files, product }) {
    for (const file of files.list('archives').filter((name) => /\.(?:zip|tar)$/.test(name)))
      yield* both(product, files.folder, file, (outcome) =>
        existsSync('/tmp/evil.txt') ? 'It has written /tmp/evil.txt' : refused(outcome),
      );
  },
});

type Outcome = Contents | string;

function* both(
  product: typeof declared.product,
  folder: string,
  file: string,
  judge: (outcome: Outcome) => Fault,
): Generator<Case> {
  for (const way of ['restore', 'moveIn'] as const)
    yield {
      name: `${file} ${way}`,
      fault: async () => judge(await outcomeOf(product[way], join(folder, file))),
    };
}

const longest = 10_000;

async function outcomeOf(read: Read, path: string): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It hangs')), longest);
  });
  const reading = read(path).catch((error: Error) => error.message);
  return Promise.race([reading, tooLong]).finally(() => clearTimeout(timer));
}

/** It begins with a word of ours, ends, and has nothing of a program. */
const sentence = /^[A-Z“].*[^.]\.$/s;

function refused(outcome: Outcome): Fault {
  if (typeof outcome !== 'string')
    return `It is read, with ${[...outcome.keys()].join(', ') || 'nothing'} in it`;
  return sentence.test(outcome) ? undefined : `“${outcome}” is no sentence`;
}

function same(outcome: Outcome, wanted: Contents): Fault {
  if (typeof outcome === 'string') return `It is refused: ${outcome}`;
  // The names in the repository have no letters that Windows lacks.
  const others = [...outcome].filter(([name]) => /[^ -~]/.test(name)).map(([, bytes]) => bytes);
  for (const [name, bytes] of wanted) {
    const found = outcome.get(name) ?? others.find((one) => one.equals(bytes));
    if (!found?.equals(bytes)) return `“${name}” is ${found ? 'another one' : 'missing'}`;
  }
  return undefined;
}
