/** `npm run export -- FILE.zip [--project ID --bucket NAME]` writes everything of a lab into one file. */
import { open, rename, rm, stat } from 'node:fs/promises';
import { originOf } from '../../core/http/origin.ts';
import { listedAreas } from '../../features/areas/area-store.ts';
import { type Manifest, names } from '../archive/format.ts';
import { noteExport } from '../archive/last-archive-store.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { type Command, nameProject, run, useBucket } from './run.ts';

export const main: Command = async (given) => {
  const noBucket = useBucket(given);
  const [file, ...more] = given;
  if (!file || file.startsWith('--') || more.length > 0)
    return 'Say where to: npm run export -- FILE.zip [--project YOUR-PROJECT-ID --bucket NAME]';
  if (noBucket) return noBucket;
  const { documents, files, gone } = await writeFile(file);
  await noteExport((await stat(file)).size);
  const count = Object.values(documents).reduce((sum, number) => sum + number, 0);
  console.log(`${count} documents and ${files} files of ${nameProject()} are in ${file}.`);
  if (gone)
    console.log(
      `Hidden or deleted meanwhile: ${gone} of the listed files. Their names are in ${names.gone}.`,
    );
  return undefined;
};

await run(main, import.meta.url);

/** A file that was not finished must not look like a whole one, nor take the space that may be missing. */
async function writeFile(file: string): Promise<Manifest> {
  const unfinished = `${file}.part`;
  // Opened first, because a stream says that it cannot be when nobody listens yet.
  const target = (await open(unfinished, 'w')).createWriteStream({ flush: true });
  try {
    const manifest = await writeArchive(target, { origin: originOf({}), areas: await listedAreas.read() });
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    target.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}
