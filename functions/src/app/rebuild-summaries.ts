import { renderRecords } from '../core/content/render-texts.ts';
import { rowsOfAll } from '../core/content/search-rows.ts';
import { type Transaction, transact } from '../core/data/firestore.ts';
import { writeHome } from '../core/summaries/home-store.ts';
import { readSearchChanges } from '../core/summaries/search-store.ts';
import { findHiding } from '../features/alumni/hiding-store.ts';
import { renderBlocks } from '../features/lab-info/block-texts.ts';
import { readLabInfo, shownLabInfo } from '../features/lab-info/lab-info-store.ts';
import { findPublished } from '../features/legal/legal-store.ts';
import { readIsOpen } from '../features/mail/settings-store.ts';
import { rebuildPapers, renderRequests } from '../features/papers/paper-rebuild-store.ts';
import { rowsOfPapers } from '../features/papers/paper-rows-store.ts';
import {
  countPapers,
  newestPapers,
  paperCount,
  recentPapers,
  toRecent,
} from '../features/papers/paper-store.ts';
import { countByYear } from '../features/papers/paper-years-store.ts';
import { findSelected } from '../features/papers/selected-papers-store.ts';
import { openSubscriptions, readSettings, settingsForHome } from '../features/settings/settings-store.ts';
import { renderProfiles } from '../features/team/profile-store.ts';
import { storedContent } from './content-kinds.ts';

/**
 * Transactions keep the summaries up to date; this is for data that was imported or changed in another way.
 */
export async function rebuildSummaries(): Promise<void> {
  await transact(async (tx) => {
    const labInfo = shownLabInfo.of(await readLabInfo(tx));
    const settings = settingsForHome(await readSettings(tx));
    const recent = recentPapers.of(toRecent(await newestPapers(tx)));
    const count = paperCount.of(await countPapers(tx));
    const years = await countByYear(tx);
    const selected = await findSelected(tx);
    const legal = await findPublished(tx);
    const hiding = await findHiding(tx);
    const open = openSubscriptions.of(await readIsOpen(tx));
    const sources = [];
    for (const { summary } of storedContent) {
      if (summary) sources.push({ summary, all: await summary.source(tx) });
    }
    writeHome(tx, {
      ...labInfo,
      ...settings,
      ...recent,
      ...count,
      ...years,
      ...selected,
      ...legal,
      ...open,
      ...hiding,
    });
    for (const { summary, all } of sources) summary.write(tx, all);
  });
  await rebuildSearch();
}

/**
 * Makes all HTML and all formulas of stored texts again, so that none is left that this version would not
 * make.
 */
export async function renderAgain(): Promise<void> {
  // Pending papers come first, so that one that is published meanwhile is found among the papers.
  await renderRequests();
  await rebuildPapers();
  for (const { store } of storedContent) await renderRecords(store, false);
  await renderProfiles();
  await renderBlocks();
}

const mostAttempts = 10;

/**
 * What the search knows of records that are written one by one; summaries write the rest. They are read
 * outside of a transaction, since they may be thousands; a change in between starts it again.
 */
async function rebuildSearch(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const changes = await readSearchChanges();
    const steps = await Promise.all([...storedContent.map(({ store }) => rowsOfAll(store)), rowsOfPapers()]);
    if (await writeUnlessChanged(steps.flat(), attempt < mostAttempts ? changes : undefined)) return;
  }
}

/** False if somebody else has changed something: each step raises the count of changes by one. */
async function writeUnlessChanged(
  steps: readonly ((tx: Transaction) => void)[],
  changes: number | undefined,
): Promise<boolean> {
  for (const [done, write] of steps.entries()) {
    const isWritten = await transact(async (tx) => {
      if (changes !== undefined && (await readSearchChanges(tx)) !== changes + done) return false;
      write(tx);
      return true;
    });
    if (!isWritten) return false;
  }
  return true;
}
