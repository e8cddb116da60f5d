/**
 * `npm run import -- FILE-OR-FOLDER ... --project ID [--bucket NAME] [--similar keep|skip|ask] [--dry-run]`
 * imports works, as the page *Import works* does, and the pictures beside them.
 */
import { createInterface } from 'node:readline/promises';
import { importTexts } from '@lab/contract/features/imports/texts';
import { noticeSentence } from '@lab/contract/features/papers/notices';
import { type Caller, visitor } from '../../core/http/caller.ts';
import { validate } from '../../core/http/validation.ts';
import type { StoredEntry } from '../../features/imports/import-store.ts';
import { remarksOn } from '../../features/imports/remarks.ts';
import { runImport } from '../../features/imports/run.ts';
import { planFor, storeFor } from './plan-for.ts';
import { type Command, nameProject, run, useBucket } from './run.ts';
import { decide, isRule } from './similar.ts';
import { filesAt, textsOf } from './work-files.ts';
import { keepPictures, picturesOf } from './work-pictures.ts';

const usage =
  'Say which files or folders: npm run import -- FILE ... --project YOUR-PROJECT-ID [--bucket NAME] [--similar keep|skip|ask] [--dry-run]';

const caller: Caller = { ...visitor, email: 'command line', role: 'admin' };

const placeOf = ({ file, line }: StoredEntry) =>
  file ? importTexts.plan.lineOfFile(file, line) : importTexts.plan.line(line);

export const main: Command = async (given, wrote) => {
  const words = [...given];
  const noBucket = useBucket(words);
  const at = words.indexOf('--similar');
  const [, rule = ''] = at >= 0 ? words.splice(at, 2) : ['', 'skip'];
  const dryRun = words.includes('--dry-run');
  const paths = words.filter((word) => word !== '--dry-run');
  if (paths.length === 0 || paths.some((path) => path.startsWith('--')) || !isRule(rule)) return usage;
  if (rule === 'ask' && !process.stdin.isTTY) return 'To be asked, start it in a terminal.';
  const { fileToImport } = await import('@lab/contract/features/imports/schemas');
  const files = await filesAt(paths);
  const made = await planFor(await validate(fileToImport, await textsOf(files)), caller);
  const pictures = await picturesOf(made.entries, files);
  const { kinds, total } = made.plan;
  console.log(
    `${total} entries: ${kinds.new} new, ${kinds.here} already here, ${kinds.similar} similar, ${kinds.unreadable} not readable.`,
  );
  for (const entry of made.entries.filter(({ kind }) => kind === 'similar' || kind === 'unreadable'))
    console.log(`- ${placeOf(entry)}, ${entry.work?.title ?? entry.key} (${entry.kind}): ${entry.why}`);
  for (const entry of made.entries) {
    const picture = pictures.get(entry.number);
    if (picture) console.log(`- ${placeOf(entry)}, with the picture ${picture}`);
    if (picture) entry.picture = '';
    const notices = (entry.work?.notices ?? []).map(noticeSentence).map(importTexts.plan.brings);
    for (const remark of [...notices, ...remarksOn(entry)]) console.log(`- ${placeOf(entry)}, ${remark}`);
  }
  if (dryRun) {
    if (made.lookUp) wrote('No work was written. What was looked up is kept, and is not asked again.');
    else console.log('Nothing was written.');
    return undefined;
  }
  if (pictures.size > 0 && noBucket) return `These works have pictures. ${noBucket}`;
  const asking = rule === 'ask' ? createInterface(process.stdin, process.stdout) : undefined;
  const entries = await decide(made.entries, rule, (question) => asking?.question(question) ?? '');
  asking?.close();
  for (const line of await keepPictures(entries, pictures)) console.log(`- ${line}`);
  const insertedId = await storeFor({ ...made, entries });
  for (;;) {
    const { state, gone, outcomes } = await runImport(insertedId, caller);
    console.log(`${gone} of ${total}`);
    if (state !== 'done') continue;
    wrote(`${outcomes.made} works imported into ${nameProject()}, ${outcomes.skipped} left out.`);
    return undefined;
  }
};

await run(main, import.meta.url);
