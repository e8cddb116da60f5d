/** `npm run import -- FILE --project ID [--dry-run]` imports works from a file, as the page *Import works* does. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { importTexts } from '@lab/contract/features/imports/texts';
import { noticeSentence } from '@lab/contract/features/papers/notices';
import { textOfBytes } from '@lab/contract/lib/text-of-bytes';
import { type Caller, visitor } from '../../core/http/caller.ts';
import { validate } from '../../core/http/validation.ts';
import type { StoredEntry } from '../../features/imports/import-store.ts';
import { makePlan, storePlan } from '../../features/imports/plan.ts';
import { runImport } from '../../features/imports/run.ts';
import { type Command, nameProject, run } from './run.ts';

const usage = 'Say which file: npm run import -- FILE --project YOUR-PROJECT-ID [--dry-run]';

const caller: Caller = { ...visitor, email: 'command line', role: 'admin' };

export const main: Command = async (given, wrote) => {
  const dryRun = given.includes('--dry-run');
  const [file, ...more] = given.filter((word) => word !== '--dry-run');
  if (!file || file.startsWith('--') || more.length > 0) return usage;
  const { fileToImport } = await import('@lab/contract/features/imports/schemas');
  const text = textOfBytes(await readFile(file));
  const body = await validate(fileToImport, { fileName: basename(file), text });
  const made = await makePlan(body, caller);
  const { kinds, total } = made.plan;
  console.log(
    `${total} entries: ${kinds.new} new, ${kinds.here} already here, ${kinds.similar} similar, ${kinds.unreadable} not readable.`,
  );
  for (const entry of made.entries.filter(({ kind }) => kind === 'similar' || kind === 'unreadable'))
    printEntry(entry);
  for (const { line, work } of made.entries)
    for (const notice of work?.notices ?? [])
      console.log(`- line ${line}, ${importTexts.plan.brings(noticeSentence(notice))}`);
  if (dryRun) {
    console.log('Nothing was written.');
    return undefined;
  }
  const { insertedId } = await storePlan(made);
  for (;;) {
    const { state, gone, outcomes } = await runImport(insertedId, caller);
    console.log(`${gone} of ${total}`);
    if (state !== 'done') continue;
    wrote(`${outcomes.made} works imported into ${nameProject()}, ${outcomes.skipped} left out.`);
    return undefined;
  }
};

await run(main, import.meta.url);

function printEntry({ line, key, kind, why, work }: StoredEntry): void {
  console.log(`- line ${line}, ${work?.title ?? key} (${kind}): ${why}`);
}
