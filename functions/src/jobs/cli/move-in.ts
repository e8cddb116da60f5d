/**
 * `npm run move-in -- FOLDER-ZIP-OR-ADDRESS [--plan] [--yes] [--all] [--undo] [--project ID --bucket NAME]`
 * moves a whole site in: made with Jekyll, Hugo or WordPress, pages of HTML, or a folder of `npm run pull`.
 */
import { createInterface } from 'node:readline/promises';
import { nameKey, namesOf } from '@lab/contract/features/citations/same-person';
import { iso } from '../../core/data/time.ts';
import { type Caller, visitor } from '../../core/http/caller.ts';
import { readNamesApart } from '../../core/summaries/names-store.ts';
import { discard } from '../../features/imports/choose.ts';
import type { Plan } from '../../features/imports/plan.ts';
import { remarksOn } from '../../features/imports/remarks.ts';
import type { Moved, Site } from '../moving/description.ts';
import { fetchSite, isAddress, knownSite, siteAt } from '../moving/fetch/fetch-site.ts';
import { type Progress, progressTo } from '../moving/progress.ts';
import { readSite } from '../moving/read-site.ts';
import { linesOf, tableOf } from '../moving/report.ts';
import { sourceAt } from '../moving/source/source.ts';
import { lineOf } from '../moving/write/facts.ts';
import { planFacts } from '../moving/write/lab-facts.ts';
import { moveId, readMove } from '../moving/write/move-store.ts';
import { lookUpNamed } from '../moving/write/named-works.ts';
import { undoMove } from '../moving/write/undo.ts';
import { filesOf, planWorks } from '../moving/write/works.ts';
import { writeSite } from '../moving/write/write-site.ts';
import { type Command, nameProject, run, useBucket } from './run.ts';

const usage =
  'Say which site: npm run move-in -- FOLDER, ZIP or ADDRESS [--plan] [--yes] [--all] [--undo] [--project YOUR-PROJECT-ID --bucket NAME]';

const caller: Caller = { ...visitor, email: 'command line', role: 'admin' };
const options = ['--plan', '--yes', '--all', '--undo'];

export const main: Command = async (given, wrote) => {
  const noBucket = useBucket(given);
  const [path = '', ...more] = given.filter((word) => !options.includes(word));
  const wants = (option: string) => given.includes(option);
  if (!path || path.startsWith('--') || more.length > 0) return usage;
  if (noBucket) return noBucket;
  const progress = progressTo(console.log);
  if (isAddress(path) && wants('--undo'))
    return undo(knownSite(siteAt(path)), progress, wrote).finally(progress.end);
  const fetched = isAddress(path)
    ? await fetchSite(siteAt(path), console.log, progress).finally(progress.end)
    : undefined;
  if (typeof fetched === 'string') return fetched;
  for (const line of fetched?.lines ?? []) console.log(`- ${line}`);
  console.log(`Reading ${path} …`);
  progress.begin('listing files');
  const source = await sourceAt(fetched?.folder ?? path);
  try {
    const read = await readSite(source, progress);
    if (wants('--undo')) return await undo(read, progress, wrote);
    const found = await lookUpNamed(read.named ?? [], source.name, caller, progress);
    const site = { ...read, works: [...read.works, ...found.works] };
    progress.begin('comparing works with those that are here');
    const works = await planWorks(site.works, source.name, caller);
    progress.end();
    console.log(`${site.name || source.name}, made with ${site.madeWith}.`);
    for (const line of found.lines) console.log(`- ${line}`);
    await printPlan(site, works, wants('--all'));
    if (wants('--plan') || !(wants('--yes') || (await isAgreed()))) {
      console.log('Nothing was written. To move it in: the same command with --yes');
      return undefined;
    }
    process.once('SIGINT', () => {
      console.log(`Ended. ${wayOn}`);
      process.exit(130);
    });
    const { made, lines } = await writeSite({ site, source, works, progress }, caller).catch(withWayOn);
    if (found.list) await discard(found.list);
    await fetched?.remove();
    for (const line of lines) console.log(`- ${line}`);
    const said = Object.entries(made).map(([kind, count]) => `${kind} ${count}`);
    wrote(`Moved into ${nameProject()}: ${said.join(', ')}. To take it back: the same command with --undo`);
    return undefined;
  } finally {
    progress.end();
    source.close();
  }
};

async function printPlan(site: Site, works: Plan | undefined, whole: boolean): Promise<void> {
  const move = await readMove(moveId(site));
  if (move)
    console.log(
      `A move of it began on ${iso(move.createdAt).slice(0, 10)}: ${move.records.length} records are in, beside works. It goes on from there.`,
    );
  for (const line of linesOf(site, whole)) console.log(line);
  for (const { kind, key, file = '', why, other } of works?.entries ?? [])
    if (kind !== 'new' && !(kind === 'here' && other?.id)) console.log(`- ${file} ${key} (${kind}): ${why}`);
  for (const entry of works?.entries ?? []) {
    const isThere = filesOf(site.works, entry).picture !== undefined;
    for (const remark of remarksOn(isThere ? { ...entry, picture: '' } : entry))
      console.log(`- ${entry.file ?? ''} ${entry.key}: ${remark}`);
  }
  for (const fact of await planFacts(site)) console.log(`- of the lab: ${lineOf(fact)}`);

  const { kinds, total = 0 } = works?.plan ?? {};
  const counted = {
    total,
    fresh: kinds?.new ?? 0,
    here: kinds?.here ?? 0,
    left: (kinds?.similar ?? 0) + (kinds?.unreadable ?? 0),
  };
  const { team, alumni } = await readNamesApart();
  const names = new Set([...team, ...alumni].flatMap(namesOf).map(nameKey));
  const known = new Set(move?.records.map(({ from }) => from));
  const isHere = (kind: string, { from, title }: Moved) =>
    known.has(from) || (['people', 'team', 'alumni'].includes(kind) && names.has(nameKey(title)));
  for (const line of tableOf(site, { works: counted, isHere })) console.log(line);
}

async function undo(
  site: Pick<Site, 'name' | 'address' | 'knownBy'>,
  progress: Progress,
  wrote: (sentence: string) => void,
) {
  const undone = await undoMove(site, caller, progress);
  if (!undone) return 'This site was not moved in, or that was taken back.';
  for (const from of undone.kept)
    console.log(`- ${from}: it stays, because it was changed since or is needed`);
  wrote(
    `${undone.removed} records and ${undone.works} works are removed. Roles and what is said of the lab stay.`,
  );
  return undefined;
}

/** Each record is noted together with what it came from. */
const wayOn = 'What has come in stays; the same command goes on from there.';

function withWayOn(error: unknown): never {
  throw new Error(`${error instanceof Error ? error.message : error} ${wayOn}`);
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asking = createInterface(process.stdin, process.stdout);
  const answer = await asking.question('Move it in? [y/N] ');
  asking.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

await run(main, import.meta.url);
