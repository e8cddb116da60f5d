/**
 * `npm run restore -- FILE.zip --project ID --bucket NAME` makes the lab of an export in an empty project.
 */
import { restoreArchive } from '../archive/restore-archive.ts';
import { type Command, nameProject, run, useBucket } from './run.ts';

export const main: Command = async (given, wrote) => {
  const noBucket = useBucket(given);
  const [file, ...more] = given;
  if (!file || file.startsWith('--') || more.length > 0)
    return 'Say which file: npm run restore -- FILE.zip [--project YOUR-PROJECT-ID --bucket NAME]';
  if (noBucket) return noBucket;
  const { exportedAt } = await restoreArchive(file, console.log);
  wrote(
    `${nameProject()} is the lab as it was on ${exportedAt}. People choose a new password with Forgot password.`,
  );
  wrote(`If an earlier version has written the file: npm run upgrade -- --project ${nameProject()}`);
  return undefined;
};

await run(main, import.meta.url);
