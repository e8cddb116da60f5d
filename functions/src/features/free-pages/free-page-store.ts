/**
 * `freePages`: pages that the lab writes. Those in a menu are in `public/home`, because every page shows the
 * menus.
 */
import { AppError } from '@lab/contract';
import { freePageKind } from '@lab/contract/features/free-pages/kind';
import { freePages } from '@lab/contract/features/free-pages/pages';
import type { MenuPage, PublishedPage, PublishedText } from '@lab/contract/features/free-pages/schemas';
import { freePageTexts } from '@lab/contract/features/free-pages/texts';
import type { Query } from 'firebase-admin/firestore';
import { contentStore, type StoredOf } from '../../core/content/content-store.ts';
import { wholeSummary } from '../../core/content/summary-store.ts';
import { selectFields } from '../../core/data/firestore.ts';
import { lastChange } from '../../core/data/time.ts';
import { withCheckedFormulas } from '../../core/math/stored.ts';

/** What the server keeps of a page in addition to its fields. */
interface Kept {
  /** Addresses that it had before; links to them redirect. */
  formerAddresses?: string[];
  /** The number of its newest version. */
  version?: number;
}

export type StoredPage = StoredOf<typeof freePageKind> & Kept;

export const freePageStore = contentStore<typeof freePages, Kept>(freePages, freePageKind);

const isPublished = ({ state }: Pick<StoredPage, 'state'>) => state === 'published';

/** Pages without a position come last, the oldest first. */
const position = ({ order }: StoredPage) => order ?? Number.POSITIVE_INFINITY;
const byPosition = ([, a]: [string, StoredPage], [, b]: [string, StoredPage]) =>
  position(a) === position(b) ? 0 : position(a) - position(b);

export const freePageSummary = wholeSummary<MenuPage, StoredPage>(freePageStore, {
  row: {
    of: (_id, page) => ({
      title: freePageStore.nameOf(page),
      address: page.address,
      place: page.place as MenuPage['place'],
    }),
    shape: { title: '', address: '', place: 'menu' },
  },
  order: (all) => all.filter(([, page]) => isPublished(page) && page.place !== 'none').sort(byPosition),
});

/** For every page's menu and footer. */
export const pagesInMenus = freePageSummary.part;

export async function readPublished(written: string): Promise<PublishedPage> {
  const { _id, title, address, drawn, rendered } = await publishedAt(written);
  const { html = '', lead = '' } = rendered?.text ?? {};
  return withCheckedFormulas<PublishedPage>({ _id, title, address, html, lead, drawn });
}

/** Written anew, so that it says no more than the page shows. */
export async function readPublishedText(written: string): Promise<PublishedText> {
  const [{ _id, title, address, text }, { parseMarkdown }, { writeMarkdown }] = await Promise.all([
    publishedAt(written),
    import('@lab/contract/core/markdown/grammar'),
    import('@lab/contract/core/markdown/write'),
  ]);
  return { _id, title, address, text: writeMarkdown(parseMarkdown(text)) };
}

/** By its present address or, if there is no such page, by a former one. Drafts are found by nobody. */
async function publishedAt(written: string): Promise<StoredPage & { _id: string }> {
  const address = written.toLowerCase();
  const all = freePageStore.collection();
  const page =
    (await firstPublished(all.where('address', '==', address))) ??
    (await firstPublished(all.where('formerAddresses', 'array-contains', address)));
  if (!page) throw new AppError('not-found', freePageTexts.notFound);
  return page;
}

async function firstPublished(pages: Query<StoredPage>) {
  const { docs } = await pages.limit(2).get();
  const found = docs.find((doc) => isPublished(doc.data()));
  return found && { ...found.data(), _id: found.id };
}

export const publishedOnly = (): Query<StoredPage> =>
  freePageStore.collection().where('state', '==', 'published');

/** For the sitemap. */
export async function publishedPages(): Promise<{ address: string; modified: string }[]> {
  const { docs } = await selectFields(publishedOnly(), 'address', 'createdAt', 'updatedAt').get();
  return docs.map((doc) => ({ address: doc.data().address, modified: lastChange(doc.data()) }));
}
