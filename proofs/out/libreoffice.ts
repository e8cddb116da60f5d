/**
 * LibreOffice opens our Word files and prints them: each title of a work is in the text that it reads, and in
 * the PDF that it makes.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { withoutMarks } from '@lab/contract/core/math/marks';
import { listLayouts } from '@lab/contract/features/citations/lists/options';
import { citationStyles } from '@lab/contract/features/citations/styles';
import { extractText } from 'unpdf';
import { worksOf } from '../found/pages.ts';
import { type Case, type Fault, suite } from '../suite.ts';

const run = promisify(execFile);

const product = {
  fileAt: async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer()),
};

/** The end of each file is missing. */
const planted: typeof product = {
  fileAt: async (address) => (await product.fileAt(address)).subarray(0, -100),
};

export const libreOffice = suite({
  name: 'libreoffice',
  part: 'Out',
  about: 'Word files of lists and years: each title is read and printed',
  repository: '',
  commit: '',
  rules: 'https://www.libreoffice.org',
  program: { name: 'LibreOffice Writer', check: ['soffice', '--version'] },
  needs: 'lab',
  product,
  planted,
  async *cases({ product, lab: { address } }) {
    const works = await worksOf(address);
    const years = [...new Set(works.map(({ publicationDate }) => publicationDate.slice(0, 4)))];
    const lists = citationStyles.flatMap((style) =>
      listLayouts.map((layout) => ({ name: `a list, ${style}, ${layout}`, style, layout })),
    );
    const files = [
      ...lists.map(({ name, style, layout }) => ({
        name,
        path: `/api/researchPapers.docx?style=${style}&layout=${layout}`,
        titles: works.map(({ title }) => title),
      })),
      ...years.map((year) => ({
        name: `the year ${year}`,
        path: `/api/years/${year}.docx`,
        titles: works
          .filter(({ publicationDate }) => publicationDate.startsWith(year))
          .map(({ title }) => title),
      })),
    ];
    const folder = await mkdtemp(join(tmpdir(), 'words-'));
    try {
      for (const [at, { path }] of files.entries())
        await writeFile(join(folder, `${at}.docx`), await product.fileAt(address + path));
      // It starts once for all files of a kind.
      await convert(folder, files.length, 'txt:Text (encoded):UTF8');
      await convert(folder, files.length, 'pdf');
      for (const [at, { name, titles }] of files.entries()) {
        yield {
          name: `${name}, as text`,
          fault: async () => missing(titles, await readFile(join(folder, `${at}.txt`), 'utf8')),
        } satisfies Case;
        yield {
          name: `${name}, as PDF`,
          fault: async () => missing(titles.filter(isLatin), await printed(join(folder, `${at}.pdf`))),
        } satisfies Case;
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  },
});

async function convert(folder: string, count: number, to: string): Promise<void> {
  // A profile of its own, so that an open LibreOffice is not asked.
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
  const files = Array.from({ length: count }, (_, at) => join(folder, `${at}.docx`));
  await run('soffice', [profile, '--headless', '--convert-to', to, '--outdir', folder, ...files], {
    timeout: 300_000,
  });
}

async function printed(file: string): Promise<string> {
  const { text } = await extractText(new Uint8Array(await readFile(file)), { mergePages: true });
  return text;
}

/** Whether a machine has other letters is not for us to say. */
const isLatin = (title: string) => /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(title);

/** Styles write titles in small letters, and lines break anywhere. */
const bare = (text: string) =>
  withoutMarks(text)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function missing(titles: readonly string[], text: string): Fault {
  const read = bare(text);
  const lost = titles.find((title) => !read.includes(bare(title)));
  if (!read) return 'It is empty';
  return lost && `“${lost}” is not in it`;
}
