/**
 * `npm run rebuild-summaries`: writes anew what pages and searches are read from, from everything it is made of.
 */
import { rebuildPapers } from '../papers/paper-rebuild-store.ts';
import { rebuildSummaries } from '../rebuild-summaries.ts';
import { nameProject, run } from './run.ts';

await run(async () => {
  await rebuildPapers();
  await rebuildSummaries();
  console.log(`The summaries in ${nameProject()} are as new.`);
  return undefined;
});
