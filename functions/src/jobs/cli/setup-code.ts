/**
 * `npm run setup-code -- --project ID` prints the one-time code with which a deployed lab gets its first
 * admin.
 */
import { makeSetupCode } from '../../features/setup/setup-code.ts';
import { type Command, nameProject, run } from './run.ts';

export const main: Command = async (given, wrote) => {
  if (given.length > 0) return 'Say where: npm run setup-code -- --project YOUR-PROJECT-ID';
  const code = await makeSetupCode();
  if (!code) console.log(`The lab in ${nameProject()} is set up already, so it needs no code.`);
  else
    wrote(`Open /setup on the site of ${nameProject()}. The code works once, within a day:\n\n  ${code}\n`);
  return undefined;
};

await run(main, import.meta.url);
