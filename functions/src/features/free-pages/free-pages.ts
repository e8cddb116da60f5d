import { AppError, type api } from '@lab/contract';
import { freePageDeskTexts } from '@lab/contract/features/free-pages/desk/texts';
import { pageLimits } from '@lab/contract/features/free-pages/limits';
import type { freePages } from '@lab/contract/features/free-pages/pages';
import { fold } from '@lab/contract/lib/fold';
import type { NamesOfUsers } from '../../core/activity/activity-store.ts';
import { contentOf } from '../../core/content/content-handlers.ts';
import type { Hooks } from '../../core/content/hooks.ts';
import { iso } from '../../core/data/time.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import {
  freePageStore,
  freePageSummary,
  pagesInMenus,
  readPublished,
  readPublishedText,
  type StoredPage,
} from './free-page-store.ts';
import {
  keepVersion,
  keepVersions,
  letVersionsGo,
  readVersion,
  readVersions,
  type StoredVersion,
} from './version-store.ts';

const { missing } = freePageDeskTexts;

type Pages = ReadonlyMap<string, StoredPage>;

const hooks: Hooks<StoredPage> = {
  beforeWrite(tx, { id, record, before, all, caller }) {
    if (!before && all.size >= pageLimits.pages) {
      throw new AppError('conflict', missing.tooMany(pageLimits.pages));
    }
    const address = record.address || addressFor(record.title);
    requireFreeAddress(all, id, address);
    const isSame = before?.title === record.title && before?.text === record.text;
    return {
      address,
      formerAddresses: formerAddresses(record, before, address),
      ...(!isSame && { version: keepVersion(tx, caller, id, record) }),
    };
  },

  async beforeDelete(tx, { id, record }) {
    letVersionsGo(tx, id, record);
    return freePageStore.nameOf(record);
  },

  beforeRestore(tx, { id, record, all }) {
    requireFreeAddress(all, id, record.address);
    keepVersions(tx, id, record);
    return record;
  },
};

export const freePageContent = contentOf<typeof freePages, StoredPage>(freePageStore, freePageSummary, hooks);

/** `Visit us!` becomes `visit-us`. */
function addressFor(title: string): string {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) throw new AppError('invalid', missing.noLetters, ['address']);
  return words.join('-').slice(0, pageLimits.address).replace(/-$/, '');
}

/** All pages are read in the transaction, so of two admins who take an address at once only one gets it. */
function requireFreeAddress(all: Pages, id: string, address: string): void {
  const isTaken = [...all].some(([other, page]) => other !== id && page.address === address);
  if (isTaken) throw new AppError('conflict', missing.taken, ['address']);
}

function formerAddresses(
  { formerAddresses: kept = [] }: StoredPage,
  before: StoredPage | undefined,
  address: string,
) {
  const known = before ? [...kept, before.address] : kept;
  return [...new Set(known)].filter((former) => former !== address).slice(-pageLimits.formerAddresses);
}

export const freePageHandlers = (namesOfUsers: NamesOfUsers): HandlersOf<typeof api.freePages> => {
  async function named(found: StoredVersion[]) {
    const names = await namesOfUsers([...new Set(found.map(({ savedBy }) => savedBy))].filter(Boolean));
    return found.map(({ number, title, createdAt, savedBy }) => ({
      number,
      title,
      savedAt: iso(createdAt),
      savedByName: names.get(savedBy) ?? '',
    }));
  }

  return {
    ...freePageContent.handlers,

    published: ({ params }) => readPublished(params.address),

    publishedText: ({ params }) => readPublishedText(params.address),

    inMenus: () => pagesInMenus.shown(),

    versions: async ({ params }) => named(await readVersions(params.id)),

    async version({ params }) {
      const found = await readVersion(params.id, params.number);
      const [[brief], { renderMarkdown }] = await Promise.all([
        named([found]),
        import('../../core/markdown/to-html.ts'),
      ]);
      const { html } = await renderMarkdown(found.text);
      return { ...(brief as NonNullable<typeof brief>), text: found.text, html };
    },
  };
};
