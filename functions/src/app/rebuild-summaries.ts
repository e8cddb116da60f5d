import { renderRecords } from '../core/content/render-texts.ts';
import { transact } from '../core/data/firestore.ts';
import { writeHome } from '../core/summaries/home-store.ts';
import { findHiding } from '../features/alumni/hiding-store.ts';
import { renderBlocks } from '../features/lab-info/block-texts.ts';
import { readLabInfo, shownLabInfo } from '../features/lab-info/lab-info-store.ts';
import { findPublished } from '../features/legal/legal-store.ts';
import { readIsOpen } from '../features/mail/settings-store.ts';
import { rebuildPapers, renderRequests } from '../features/papers/paper-rebuild-store.ts';
import {
  countPapers,
  newestPapers,
  paperCount,
  recentPapers,
  toRecent,
} from '../features/papers/paper-store.ts';
import { findYears, paperYears } from '../features/papers/paper-years-store.ts';
import { findSelected } from '../features/papers/selected-papers-store.ts';
import { openSubscriptions, readSettings, settingsForHome } from '../features/settings/settings-store.ts';
import { renderProfiles } from '../features/team/profile-store.ts';
import { storedContent } from './content-kinds.ts';

/** Transactions keep the summaries up to date; this is for data that was imported or changed in another way. */
export function rebuildSummaries(): Promise<void> {
  return transact(async (tx) => {
    const labInfo = shownLabInfo.of(await readLabInfo(tx));
    const settings = settingsForHome(await readSettings(tx));
    const recent = recentPapers.of(toRecent(await newestPapers(tx)));
    const count = paperCount.of(await countPapers(tx));
    const years = paperYears.of(await findYears(tx));
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
}

/** Makes all HTML and all formulas of stored texts again, so that none is left that this version would not make. */
export async function renderAgain(): Promise<void> {
  // Pending papers come first, so that one that is published meanwhile is found among the papers.
  await renderRequests();
  await rebuildPapers();
  for (const { store } of storedContent) await renderRecords(store, false);
  await renderProfiles();
  await renderBlocks();
}
