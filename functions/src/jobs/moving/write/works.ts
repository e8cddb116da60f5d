/** Works come in by the import of works, with their pictures and PDFs. */
import { paths } from '@lab/contract/features/pages/paths';
import { transact } from '../../../core/data/firestore.ts';
import type { Caller } from '../../../core/http/caller.ts';
import type { StoredEntry } from '../../../features/imports/import-store.ts';
import { makePlan, type Plan, storePlan } from '../../../features/imports/plan.ts';
import { runImport } from '../../../features/imports/run.ts';
import type { ImportedWork } from '../../../features/imports/work-from-item.ts';
import { workIdOf } from '../../../features/imports/works-store.ts';
import type { OfWork, WorkFile } from '../description.ts';
import { noteMoved, readMove } from './move-store.ts';
import type { Writing } from './writing.ts';

export async function planWorks(
  works: readonly WorkFile[],
  name: string,
  caller: Caller,
): Promise<Plan | undefined> {
  if (works.length === 0) return undefined;
  return makePlan(
    { fileName: name, text: '', files: works.map(({ name, text }) => ({ name, text })) },
    caller,
  );
}

/** What an entry has among the files of the site. */
export const filesOf = (works: readonly WorkFile[], { file, key }: StoredEntry): OfWork =>
  (works.length === 1 ? works[0] : works.find(({ name }) => name === file))?.files.get(key) ?? {};

/** Returns how many works were made. */
export async function importWorks(
  writing: Writing,
  works: readonly WorkFile[],
  { plan, entries }: Plan,
): Promise<number> {
  const { files, move, caller, redirects, ids, progress } = writing;
  const leadTo = (id: string, entry: StoredEntry) => {
    const { old = [], id: before } = filesOf(works, entry);
    redirects.push(...old.map((from) => ({ from, to: paths.paper(id) })));
    if (before) ids.set(before, id);
  };
  for (const entry of entries) if (entry.kind === 'here' && entry.other?.id) leadTo(entry.other.id, entry);
  if (plan.kinds.new === 0) return 0;
  const wanted = entries.filter(({ work, decision }) => work && decision === 'import');
  progress.begin('pictures and PDFs of works', wanted.length);
  for (const entry of wanted) {
    const { pdf, picture, pictureAlt } = filesOf(works, entry);
    const work = entry.work as ImportedWork;
    if (pdf) work.pdf = (await files.keep(pdf, 'papers')) ?? work.pdf;
    if (picture) work.image = (await files.keep(picture, 'papers')) ?? '';
    if (work.image && pictureAlt) work.imageAlt = pictureAlt;
    if (picture) entry.picture = '';
    progress.step();
  }
  const { insertedId } = await storePlan({ plan, entries });
  // Before anything is written, so that it can be taken back.
  await transact(async (tx) =>
    noteMoved(tx, move.id, move.name, await readMove(move.id, tx), { imports: [insertedId] }),
  );
  for (const entry of wanted) leadTo(workIdOf(insertedId, entry.number), entry);
  for (;;) {
    const { state, outcomes, gone, total } = await runImport(insertedId, caller);
    progress.begin(`works: ${gone} of ${total}`);
    if (state === 'done') return outcomes.made;
  }
}
