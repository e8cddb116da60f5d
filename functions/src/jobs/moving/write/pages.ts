/** Pages of the site's own become pages of the lab, in the order of the site. */
import { AppError } from '@lab/contract';
import type { Values } from '@lab/contract/core/content/field';
import { freePageKind } from '@lab/contract/features/free-pages/kind';
import { paths } from '@lab/contract/features/pages/paths';
import type { Content } from '../../../core/content/content-handlers.ts';
import { freePageStore } from '../../../features/free-pages/free-page-store.ts';
import { freePageContent } from '../../../features/free-pages/free-pages.ts';
import type { Page } from '../description.ts';
import { addByForm } from './add-by-form.ts';
import { fit } from './fit.ts';
import { tell, type Writing, withKeptFiles } from './writing.ts';

interface Added {
  address: string;
  remarks: string[];
}

/** The menu has eight pages of its own; the others are in the footer. */
const mostInMenu = 2;

export async function addPages(writing: Writing, pages: readonly Page[]): Promise<void> {
  const { made, redirects, known, progress } = writing;
  made.pages = 0;
  progress.begin('pages', pages.length);
  const inMenu = pages.filter(({ isInMenu, isFinished }) => isInMenu && isFinished).slice(0, mostInMenu);
  const placeIn = (page: Page) => (inMenu.includes(page) ? 'menu' : page.isInMenu ? 'footer' : 'none');
  for (const [at, page] of pages.entries()) {
    progress.step();
    const isPublished = page.isFinished && !page.isHome;
    const lead = (address: string) =>
      isPublished && redirects.push(...page.old.map((from) => ({ from, to: paths.freePage(address) })));
    const id = known.get(page.from);
    if (id !== undefined) {
      const address = await addressOfPage(id);
      if (address) lead(address);
      continue;
    }
    const values = {
      title: page.title,
      address: page.address ?? '',
      text: await withKeptFiles(writing, page, page.text),
      place: page.place ?? placeIn(page),
      order: at + 1,
      state: isPublished ? 'published' : 'draft',
    };
    try {
      const { address, remarks } = await addPage(writing, page.from, values);
      made.pages += 1;
      tell(writing, page.from, isPublished ? remarks : [...remarks, 'it is a draft at the desk']);
      lead(address);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      tell(writing, page.from, [`left out: ${error.message}`]);
    }
  }
}

/** Throws what is wrong with the page. */
async function addPage(writing: Writing, from: string, page: Values): Promise<Added> {
  const { values, remarks, wrong } = await fit(freePageKind.fields, page);
  if (wrong) throw new AppError('invalid', wrong);
  const content = freePageContent as Content;
  const id = await addByForm(writing, { kind: 'freePages', content, from, values });
  return { address: (await addressOfPage(id)) ?? '', remarks };
}

/** Undefined for one that was deleted since. */
const addressOfPage = async (id: string) => (await freePageStore.document(id).get()).data()?.address;
