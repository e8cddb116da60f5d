/** Writes what the public site of a lab holds into a folder, of which only what has changed is written. */
import { folderAt } from './folder.ts';
import { filesOf, uploadsOf } from './lab-files.ts';
import { hashOf, manifestName } from './manifest.ts';
import { readLab } from './read-lab.ts';
import type { Site } from './site.ts';

interface Pulled {
  changed: number;
  unchanged: number;
  removed: number;
}

/** Names so many files of those that it refuses to overwrite. */
const mostNamed = 10;
const toldAfter = 50;

export async function pull(site: Site, path: string, tell: (sentence: string) => void): Promise<Pulled> {
  const folder = await folderAt(path);
  const lab = await readLab(site, tell);
  const texts = filesOf(lab);
  const uploads = uploadsOf(lab);
  const paths = [...texts, ...uploads].map((file) => file.path);

  const hashes = new Map(texts.map(({ path, text }) => [path, hashOf(text)]));
  const foreign = await folder.foreignAmong(paths, (file, hash) => hashes.get(file) === hash);
  if (foreign.length > 0) throw new Error(refusal(foreign));

  const { removed, kept } = await folder.removeOthers(paths);
  for (const file of kept)
    tell(`${file} is not on the site any more; it stays, because somebody has changed it.`);
  let changed = 0;
  let unchanged = 0;
  const count = (isNew: boolean) => (isNew ? changed++ : unchanged++);
  for (const { path, text } of texts) count(await folder.write(path, text));
  for (const [at, { path, address }] of uploads.entries()) {
    // What an address names never changes.
    if (await folder.isOurs(path)) {
      await folder.keep(path);
      count(false);
    } else {
      const content = await site.readFile(address);
      if (content) count(await folder.write(path, content));
      else tell(`${address} is named on the site, but is not there.`);
    }
    if ((at + 1) % toldAfter === 0) tell(`pictures and PDFs: ${at + 1} of ${uploads.length}`);
  }
  await folder.end();
  return { changed, unchanged, removed };
}

function refusal(foreign: readonly string[]): string {
  const named = foreign.slice(0, mostNamed).join(', ');
  const more = foreign.length > mostNamed ? ` and ${foreign.length - mostNamed} more` : '';
  return `Nothing was written, because these are not as a pull has left them: ${named}${more}. Move them away, or take back what was changed in them (${manifestName} lists what the last pull wrote).`;
}
