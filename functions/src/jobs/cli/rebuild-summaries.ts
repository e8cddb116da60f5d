/** `npm run rebuild-summaries` rebuilds, from the records, the documents that pages and searches read. */
import { rebuildSummaries, renderAgain } from '../../app/rebuild-summaries.ts';
import { type Command, nameProject, run } from './run.ts';

export const main: Command = async (_given, wrote) => {
  await renderAgain();
  await rebuildSummaries();
  wrote(`The summaries in ${nameProject()} are as new.`);
  return undefined;
};

await run(main, import.meta.url);
