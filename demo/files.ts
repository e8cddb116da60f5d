import { copyOf, nameAtAddress } from '@lab/contract/lib/uploads/files';
import sharp, { type Sharp } from 'sharp';
import { type AccountKey, accounts } from './accounts.ts';
import { areas } from './content/areas.ts';
import { requests } from './content/desk.ts';
import { collaborators, labInfo } from './content/lab.ts';
import { news } from './content/news.ts';
import { looksOfOthers, people } from './content/people.ts';
import type { DemoWork } from './content/shapes.ts';
import type { StoredFile } from './export/storage.ts';
import { imagePath, pdfPath, portraitPath } from './paths.ts';
import { paperPdf } from './pdf.ts';
import { logo } from './pictures/logos.ts';
import { type Look, portrait } from './pictures/portraits.ts';
import { profileWidths, scenePicture, webp, wideWidths } from './pictures/render.ts';

interface Upload {
  path: string;
  draw: () => Sharp;
  widths: readonly number[];
  day: string;
}

const wide = (path: string, day: string, draw: () => Sharp): Upload => ({
  path,
  draw,
  widths: wideWidths,
  day,
});

const likeness = (account: AccountKey | undefined, id: string, look: Look, day: string): Upload => ({
  path: portraitPath(account, id),
  draw: () => sharp(Buffer.from(portrait(id, look))),
  widths: profileWidths,
  day,
});

const founding = '2014-09-01';

const ofWorks = (works: readonly DemoWork[]): Upload[] =>
  works.flatMap(({ id, by, date, picture }) =>
    picture ? wide(imagePath('papers', by, id), date, () => scenePicture(id, picture)) : [],
  );

const others: Upload[] = [
  ...news.map(({ id, by, date, picture, palette }) =>
    wide(imagePath('news', by, id), date.slice(0, 10), () => scenePicture(id, picture, palette)),
  ),
  ...areas.map(({ id, picture, palette }) =>
    wide(imagePath('areas', 'admin', id), founding, () => scenePicture(id, picture, palette)),
  ),
  ...Object.entries(labInfo.blocks).map(([id, { picture, palette }]) =>
    wide(imagePath('lab', 'admin', id), founding, () => scenePicture(id, picture, palette)),
  ),
  ...labInfo.carousel.map(({ picture, palette }) =>
    wide(imagePath('lab', 'admin', picture), founding, () =>
      scenePicture(`slide ${picture}`, picture, palette),
    ),
  ),
  ...collaborators.map(({ id, logo: mark }) =>
    wide(imagePath('collaborators', 'admin', id), founding, () => sharp(Buffer.from(logo(mark)))),
  ),
  ...people.flatMap(({ account, id, look, joined }) => (look ? likeness(account, id, look, joined) : [])),
  ...Object.entries(looksOfOthers).map(([key, look]) =>
    likeness(key as AccountKey, key, look, accounts[key as AccountKey].joined),
  ),
];

export async function drawFiles(papers: readonly DemoWork[]): Promise<StoredFile[]> {
  const works = [...papers, ...requests];
  const files: StoredFile[] = [];
  for (const { path, draw, widths, day } of [...ofWorks(works), ...others]) {
    const original = nameAtAddress(path);
    for (const { width, bytes } of await webp(draw(), widths)) {
      const uploaded = morning(day);
      // Where the function `images` looks for copies, so that the first view need not make them.
      const name = width ? copyOf(original, width, uploaded.getTime()) : original;
      files.push({ name, bytes, contentType: 'image/webp', uploaded });
    }
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
