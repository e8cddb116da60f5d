/** The works of a pulled folder, with their PDFs, pictures and the ids that they had on the site. */
import { paths } from '@lab/contract/features/pages/paths';
import { decoded } from '@lab/contract/lib/decoded';
import { textOfBytes } from '@lab/contract/lib/text-of-bytes';
import { isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { OfWork, WorkFile } from '../description.ts';
import { type Fates, isPdfPath, isPicturePath } from '../fates.ts';
import { itemAt, textAt } from '../jekyll/values.ts';
import type { Source } from '../source/source.ts';

/** It tells the parts of names and the pages of works, which BibTeX does not. */
const name = 'works.csl.json';

export async function readWorks(source: Source, fates: Fates, origin: string): Promise<WorkFile[]> {
  if (!source.files.has(name)) return [];
  const text = textOfBytes(await source.read(name));
  const pathAt = (address: string) =>
    address.startsWith(`${origin}/`) ? decoded(address.slice(origin.length)) : undefined;
  const inFolder = (address: string, fits: (path: string) => boolean) => {
    const path = pathAt(address)?.slice(1);
    if (!path || !source.files.has(path) || !fits(path)) return undefined;
    fates.read(path, isPdfPath(path) ? 'pdf' : 'picture');
    return path;
  };
  const start = paths.paper('');
  const files = new Map<string, OfWork>();
  for (const item of listIn(read(text)).filter(isItem)) {
    const custom = itemAt(item, 'custom');
    const pdf = inFolder(textAt(custom, 'pdf'), isPdfPath);
    const picture = inFolder(textAt(custom, 'image'), isPicturePath);
    const pictureAlt = picture && textAt(custom, 'imageAlt');
    const page = pathAt(textAt(custom, 'page'));
    const id = page?.startsWith(start) ? page.slice(start.length) : undefined;
    files.set(textAt(item, 'id'), {
      ...(pdf && { pdf }),
      ...(picture && { picture }),
      ...(pictureAlt && { pictureAlt }),
      ...(id && { id }),
    });
  }
  fates.read(name, 'works');
  fates.elsewhere('works.bib', `the same works are read from ${name}`);
  return [{ name, text, files }];
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
