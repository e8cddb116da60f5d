/** Measures the plan, the import, the second import and the undo of a file of 2,000 generated entries. */
import { performance } from 'node:perf_hooks';
import { visitor } from '../src/core/http/caller.ts';
import { makePlan, storePlan } from '../src/features/imports/plan.ts';
import { runImport } from '../src/features/imports/run.ts';
import { undoImport } from '../src/features/imports/undo.ts';
import { generatedBibtex } from './generated-bibtex.ts';
import { spentOn, startCounting } from './measure.ts';
import { seedLab } from './seed.ts';

const count = Number(process.env.LAB_ENTRIES ?? 2_000);
const admin = { ...visitor, uid: 'bench', email: 'bench@example.org', role: 'admin' as const };

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const { reads, writes, reply } = await spentOn(work);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${what.padEnd(24)} ${seconds.padStart(5)} s, ${reads} reads, ${writes} writes`);
  return reply;
}

async function all(id: string, step: typeof runImport) {
  for (;;) {
    const now = await step(id, admin);
    if (now.state === 'done' || now.state === 'undone') return now;
  }
}

async function plan() {
  const made = await makePlan({ fileName: 'generated.bib', text: generatedBibtex(count) }, admin);
  const { insertedId } = await storePlan(made);
  return { id: insertedId, kinds: made.plan.kinds };
}

await seedLab();
startCounting();
const first = await timed(`plan of ${count} entries`, plan);
console.log(first.kinds);
const imported = await timed('import', () => all(first.id, runImport));
console.log(imported.outcomes);
const second = await timed('the same plan again', plan);
console.log(second.kinds);
const again = await timed('the same import again', () => all(second.id, runImport));
console.log(again.outcomes);
const undone = await timed('undo', () => all(first.id, undoImport));
console.log(undone.outcomes);
process.exit(0);
