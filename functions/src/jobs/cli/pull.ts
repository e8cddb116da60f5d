/** `npm run pull -- FOLDER [--from ADDRESS]` writes what the public site of a lab holds into a folder. */
import { pull } from '../pull/pull.ts';
import { siteAt } from '../pull/site.ts';
import { type Command, runAsVisitor } from './run.ts';

const usage = 'Say where to: npm run pull -- FOLDER [--from https://YOUR-LAB.ORG]';

/** Of `npm start`, as in firebase.json and scripts/ports.mjs. */
const local = () => `http://127.0.0.1:${5005 + Number(process.env.LAB_PORT_OFFSET ?? 0)}`;

export const main: Command = async (given, wrote) => {
  const words = [...given];
  const at = words.indexOf('--from');
  const [, address = ''] = at >= 0 ? words.splice(at, 2) : ['', local()];
  const [folder, ...more] = words;
  if (!folder || folder.startsWith('--') || more.length > 0 || !address) return usage;
  const site = siteAt(address);
  const { changed, unchanged, removed } = await pull(site, folder, (sentence) => console.log(sentence));
  wrote(
    `${folder} has what ${site.origin} shows: ${changed} files are new or changed, ${removed} removed, ${unchanged} as before.`,
  );
  return undefined;
};

await runAsVisitor(main, import.meta.url);
