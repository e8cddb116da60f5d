/**
 * `npm run sweep-files [-- --really]` counts the files that no record names; with `--really` it marks and
 * deletes them as the daily sweep does. For a project it needs `--project ID --bucket NAME`.
 */
import { sweepFiles } from '../../core/images/sweep.ts';
import { bucketName, type Command, run, useBucket } from './run.ts';

export const main: Command = async (given, wrote) => {
  const noBucket = useBucket(given);
  const [unknown] = given.filter((word) => word !== '--really');
  if (unknown) return 'It takes --really and --bucket NAME: npm run sweep-files -- --really';
  if (noBucket) return noBucket;

  const really = given.includes('--really');
  const { files, marked, waiting, deleted, surplus } = await sweepFiles(really);
  const say = really ? wrote : console.log;
  say(`${files} files in ${bucketName()}, of which no record names ${marked + waiting + deleted}:`);
  say(`- ${marked} found for the first time${really ? ', marked with the time' : ''}`);
  say(`- ${waiting} marked less than a day ago`);
  say(`- ${deleted} marked a day ago or before${really ? ', deleted' : ''}`);
  say(`- ${surplus} of these too many of one person${really ? ', deleted' : ''}`);
  if (!really) console.log('Nothing was changed. To mark and delete: npm run sweep-files -- --really');
  return undefined;
};

await run(main, import.meta.url);
