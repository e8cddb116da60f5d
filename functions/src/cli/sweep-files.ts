/**
 * `npm run sweep-files [-- --really]` counts the files that no record names; with `--really` it marks and deletes them
 * as the daily sweep does. On the local suite it needs the bucket's name: `--bucket NAME`.
 */
import { sweepFiles } from '../images/sweep.ts';
import { nameProject, run } from './run.ts';

await run(async (given) => {
  const named = given.indexOf('--bucket');
  const [, bucket] = named >= 0 ? given.splice(named, 2) : [];
  const [unknown] = given.filter((word) => word !== '--really');
  if (unknown) return 'It takes --really and --bucket NAME: npm run sweep-files -- --really';
  const storageBucket = bucket ?? localBucket();
  if (!storageBucket) return 'Say where, as the console names it under Storage: --bucket NAME';
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: nameProject(), storageBucket });

  const really = given.includes('--really');
  const { files, marked, waiting, deleted } = await sweepFiles(really);
  console.log(`${files} files in ${storageBucket}, of which no record names ${marked + waiting + deleted}:`);
  console.log(`- ${marked} found for the first time${really ? ', marked with the time' : ''}`);
  console.log(`- ${waiting} marked less than a day ago`);
  console.log(`- ${deleted} marked a day ago or before${really ? ', deleted' : ''}`);
  if (!really) console.log('Nothing was changed. To mark and delete: npm run sweep-files -- --really');
  return undefined;
});

function localBucket(): string | undefined {
  return process.env.FIREBASE_STORAGE_EMULATOR_HOST && `${nameProject()}.appspot.com`;
}
