/** `npm run compare -w emulators -- --official JAR` compares this engine with Google's emulator. */
import { parseArgs } from 'node:util';
import type { PartReport } from './compare.ts';
import { startOfficial, startOurs } from './engines.ts';
import { knownDifferences } from './known.ts';
import { parts } from './parts.ts';
import { printDifference, printTable } from './report.ts';
import { connectSide } from './side.ts';

const usage = `npm run compare -w emulators -- --official JAR [--seed N] [--cases N] [--part NAME]… [--port N]
  --official  the jar of Google's Firestore emulator; Java has to be on the PATH
  --seed      repeats a run
  --cases     how many random cases each part tries
  --part      only this part: ${parts.map(({ name }) => name).join(', ')}
  --port      the engines take this port and the next one instead of free ones`;

function readCommand() {
  try {
    const { values } = parseArgs({
      options: {
        official: { type: 'string' },
        seed: { type: 'string' },
        cases: { type: 'string' },
        part: { type: 'string', multiple: true },
        port: { type: 'string' },
      },
    });
    const unknown = values.part?.filter((wanted) => parts.every(({ name }) => name !== wanted)) ?? [];
    const [seed, cases, port] = [
      values.seed ?? Date.now() % 1_000_000_000,
      values.cases ?? 300,
      values.port,
    ].map((text) => (text === undefined ? undefined : Number(text)));
    if (!values.official || unknown.length > 0 || !Number.isInteger(seed) || !(Number(cases) > 0))
      throw new Error();
    return {
      jar: values.official,
      seed: Number(seed),
      cases: Number(cases),
      port,
      chosen: parts.filter(({ name }) => values.part?.includes(name) ?? true),
    };
  } catch {
    console.error(usage);
    process.exit(2);
  }
}

const { jar, seed, cases, port, chosen } = readCommand();
console.log(`Seed ${seed}, ${cases} cases a part.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const engines = await Promise.all([
  startOurs(import.meta.dirname, port),
  startOfficial(jar, port === undefined ? undefined : port + 1),
]);
const stop = () => Promise.all(engines.map((engine) => engine.stop()));
const [ours, official] = [connectSide(engines[0].address), connectSide(engines[1].address)];
const reports: PartReport[] = [];
try {
  for (const part of chosen) {
    const report = await part.compare({
      ours,
      official,
      seed,
      cases,
      known: knownDifferences,
      most: 10,
    });
    report.differences.forEach(printDifference);
    reports.push(report);
  }
} finally {
  ours.close();
  official.close();
  await stop();
}
printTable(reports, knownDifferences);
process.exitCode = reports.some(({ differences }) => differences.length > 0) ? 1 : 0;
