import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageShape } from '@lab/contract/lib/images';
import { copyOf, nameAtAddress } from '@lab/contract/lib/uploads/files';
import { type AccountKey, accounts } from './accounts.ts';
import { areas } from './content/areas.ts';
import { requests } from './content/desk.ts';
import { collaborators, labInfo } from './content/lab.ts';
import { news } from './content/news.ts';
import { people, picturedOthers } from './content/people.ts';
import type { DemoWork } from './content/shapes.ts';
import type { StoredFile } from './export/storage.ts';
import { imagePath, paperImage, pdfPath, portraitPath } from './paths.ts';
import { paperPdf } from './pdf.ts';

interface Upload {
  path: string;
  widths: readonly number[];
  day: string;
}

const wide = (path: string, day: string): Upload => ({ path, widths: imageShape('papers').copies, day });

const portrait = (account: AccountKey | undefined, id: string, day: string): Upload => ({
  path: portraitPath(account, id),
  widths: imageShape('profile').copies,
  day,
});

const founding = '2014-09-01';

const ofWorks = (works: readonly DemoWork[]): Upload[] =>
  works.flatMap((work) => (work.picture === true ? wide(paperImage(work), work.date) : []));

const others: Upload[] = [
  ...news.map(({ id, by, date }) => wide(imagePath('news', by, id), date.slice(0, 10))),
  ...areas.map(({ id }) => wide(imagePath('areas', 'admin', id), founding)),
  ...Object.keys(labInfo.blocks).map((id) => wide(imagePath('lab', 'admin', id), founding)),
  ...labInfo.carousel.map(({ picture }) => wide(imagePath('lab', 'admin', picture), founding)),
  ...collaborators.map(({ id }) => wide(imagePath('collaborators', 'admin', id), founding)),
  ...people.flatMap(({ account, id, picture, joined }) => (picture ? portrait(account, id, joined) : [])),
  ...picturedOthers.map((key) => portrait(key, key, accounts[key].joined)),
];

/** The committed pictures are their only source: a new one is added here, as `images~…`. */
const committed = join(process.cwd(), 'emulator-data', 'storage_export', 'blobs');
const blobOf = (name: string) => join(committed, name.replaceAll('/', '~'));

export function demoFiles(papers: readonly DemoWork[]): StoredFile[] {
  const works = [...papers, ...requests];
  const files: StoredFile[] = [];
  for (const { path, widths, day } of [...ofWorks(works), ...others]) {
    const original = nameAtAddress(path);
    const uploaded = morning(day);
    // Where the function `images` looks for copies; it makes those that are not committed.
    const copies = widths.map((width) => copyOf(original, width, uploaded.getTime()));
    for (const name of [original, ...copies.filter((copy) => existsSync(blobOf(copy)))])
      files.push({ name, bytes: readFileSync(blobOf(name)), contentType: 'image/webp', uploaded });
  }
  for (const paper of works) {
    if (!paper.pdf) continue;
    files.push({
      name: nameAtAddress(pdfPath(paper.by, paper.id)),
      bytes: paperPdf(paper),
      contentType: 'application/pdf',
      uploaded: morning(paper.date),
    });
  }
  return files;
}

const morning = (day: string) => new Date(`${day}T08:00:00Z`);
