/** `npm run rebuild-summaries` rebuilds, from the records, the documents that pages and searches read. */
import { redraw } from '../content/drawings.ts';
import { storedContent } from '../content-kinds.ts';
import { redrawBlocks } from '../lab-info/block-texts.ts';
import { rebuildPapers } from '../papers/paper-rebuild-store.ts';
import { rebuildSummaries } from '../rebuild-summaries.ts';
import { redrawProfiles } from '../team/profile-store.ts';
import { type Command, nameProject, run } from './run.ts';

export const main: Command = async (_given, wrote) => {
  await rebuildPapers();
  for (const { store } of storedContent) await redraw(store, false);
  await redrawProfiles();
  await redrawBlocks();
  await rebuildSummaries();
  wrote(`The summaries in ${nameProject()} are as new.`);
  return undefined;
};

await run(main, import.meta.url);
