/** `npm run proofs`; run.mjs, which starts the lab, calls it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkoutIn, commandsFor, folderOf, whyNot } from './checkout.ts';
import { failures, isFine, lineOf, type Ran, table, trustPage } from './report.ts';
import { type Agreed, runSuite } from './run-suite.ts';
import type { Lab, Suite } from './suite.ts';
import { suites } from './suites.ts';

export interface Surroundings {
  /** The folder of the project. */
  root: string;
  startLab(): Promise<Lab>;
}

const usage =
  'Say where the repositories are: npm run proofs -- --from FOLDER [--only SUITE] [--plant] [--write]';

/** Whether nothing failed. Says all else itself. */
export async function proofs(words: string[], { root, startLab }: Surroundings): Promise<boolean> {
  const { values: asked, positionals: others } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      only: { type: 'string', multiple: true },
      plant: { type: 'boolean' },
      write: { type: 'boolean' },
      commands: { type: 'boolean' },
    },
  });
  const from = asked.from && resolve(asked.from);
  if (!from || others.length > 0) throw new Error(usage);
  const chosen = asked.only ? suites.filter(({ name }) => asked.only?.includes(name)) : suites;
  if (chosen.length === 0) throw new Error(`The suites are ${suites.map(({ name }) => name).join(', ')}.`);
  if (asked.commands) {
    console.log([...new Set(chosen.flatMap((suite) => commandsFor(from, suite)))].join('\n'));
    return true;
  }
  let lab: Promise<Lab> | undefined;
  const all: Ran[] = [];
  for (const suite of chosen) {
    const skipped = whyNot(from, suite);
    if (skipped) {
      all.push({ suite, skipped });
      continue;
    }
    console.log(`${suite.name} …`);
    if (suite.needs === 'lab') lab ??= startLab();
    const given = { files: checkoutIn(folderOf(from, suite)), lab: (await lab) ?? { address: '', env: {} } };
    const plants = asked.plant || asked.write;
    const ran = { suite, result: await runSuite(suite, given, agreedOf(root, suite), plants) };
    all.push(ran);
    for (const line of failures(ran)) console.log(line);
    // Each time, because all of them take half an hour and may be ended before.
    if (asked.write) writePage(root, all);
  }
  console.log(`\n${table(all)}`);
  if (all.some(({ skipped }) => skipped))
    console.log(`\nnpm run proofs -- --from ${asked.from} --commands prints how to fetch what is missing.`);
  return all.every(isFine) && all.some(({ result }) => result);
}

/** What did not run now keeps its line. */
function writePage(root: string, all: readonly Ran[]): void {
  const file = join(root, 'docs/trust.md');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = suites.map((suite): Ran => {
    const ran = all.find((one) => one.suite === suite);
    if (ran) return ran;
    const line = lineOf(suite, page);
    return line ? { suite, kept: { line, agreed: agreedOf(root, suite) } } : { suite, skipped: 'not yet' };
  });
  writeFileSync(file, trustPage(whole));
}

function agreedOf(root: string, { name }: Suite): Agreed {
  const file = join(root, 'proofs/agreed', `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
