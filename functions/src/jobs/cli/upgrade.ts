/** `npm run upgrade -- --project ID [--dry-run]` migrates the data of an earlier version. */
import { upgrade } from '../upgrade/upgrade.ts';
import { type Command, nameProject, run } from './run.ts';

export const main: Command = async (given, wrote) => {
  const [wrong] = given.filter((word) => word !== '--dry-run');
  if (wrong) return 'Say where: npm run upgrade -- --project YOUR-PROJECT-ID [--dry-run]';
  const lines: string[] = [];
  const dryRun = given.includes('--dry-run');
  await upgrade(
    (line) => {
      lines.push(line);
      console.log(line);
    },
    { dryRun },
  );
  const done = `The data in ${nameProject()} are up to date.`;
  if (lines.length === 0) console.log(done);
  else if (!dryRun) wrote(done);
  return undefined;
};

await run(main, import.meta.url);
