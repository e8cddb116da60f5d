/** `npm run rebuild-summaries`: writes the documents that pages are read from anew, from everything they summarise. */
import { rebuildSummaries } from '../summaries/rebuild.ts';
import { nameProject, run } from './run.ts';

await run(async () => {
  await rebuildSummaries();
  console.log(`The summaries in ${nameProject()} are as new.`);
  return undefined;
});
