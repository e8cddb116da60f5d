import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Front, startFront } from './front.ts';
import {
  readContent,
  writtenAlumni,
  writtenHome,
  writtenList,
  writtenPublications,
  writtenTeam,
} from './hand-written.ts';
import { type Load, loadOnPhone, medianLoad } from './phone.ts';
import { isLarge, lab, report, reportBefore } from './report.ts';
import { site } from './site.ts';

const runs = Number(process.env.LAB_BENCH_RUNS ?? 15);

/** CPU slowdown against this machine: 4 for a phone, 8 for a cheap phone. */
const phone = 4;
const cheapPhone = 8;

const compared = [
  { name: 'Home', path: '/', write: writtenHome },
  { name: 'Publications', path: '/publications', write: writtenPublications },
  { name: 'Compact list', path: '/publications?view=list', write: writtenList },
  ...(isLarge
    ? [
        { name: 'Team', path: '/team', write: writtenTeam },
        { name: 'Alumni', path: '/alumni', write: writtenAlumni },
      ]
    : []),
];

interface Measured {
  name: string;
  ours: Load;
  written: Load;
  cheap: Load;
}

let front: Front;
let browser: Browser;
const measured: Measured[] = [];

beforeAll(async () => {
  front = await startFront(site);
  browser = await launchBrowser();
  const content = await readContent(site);
  for (const { path, write } of compared) front.serve(`/by-hand${path}`, write(content));
});

afterAll(async () => {
  await browser?.close();
  await front?.close();
  if (measured.length < compared.length) return;
  // lighthouse.bench.ts writes this section, before or after this file.
  const [lighthouse = ''] = reportBefore().match(/\n## Lighthouse[\s\S]*/) ?? [];
  writeFileSync(report, table() + lighthouse);
});

describe.each(compared)('$name on a phone', ({ name, path }) => {
  const got = () => {
    const found = measured.find((one) => one.name === name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };

  // Alternates the pages, so that other load on the machine affects all of them equally.
  beforeAll(async () => {
    const load = (address: string, slowdown: number) =>
      loadOnPhone(browser, `${front.origin}${address}`, slowdown);
    await load(path, 1);
    await load(`/by-hand${path}`, 1);
    const ours: Load[] = [];
    const written: Load[] = [];
    const cheap: Load[] = [];
    const turns = [
      async () => ours.push(await load(path, phone)),
      async () => written.push(await load(`/by-hand${path}`, phone)),
      async () => cheap.push(await load(path, cheapPhone)),
    ];
    for (let run = 0; run < runs; run++) {
      for (const turn of run % 2 ? turns : turns.toReversed()) await turn();
    }
    measured.push({ name, ours: medianLoad(ours), written: medianLoad(written), cheap: medianLoad(cheap) });
  });

  it('shows its first content within 1.1 times the hand-written page', () => {
    expect(got().ours.firstContent).toBeLessThanOrEqual(got().written.firstContent * 1.1);
  });
  it('shows its largest content within 1.2 times the hand-written page', () => {
    expect(got().ours.largestContent).toBeLessThanOrEqual(got().written.largestContent * 1.2);
  });
  it('has no layout shift', () => expect(got().ours.layoutShift).toBeLessThan(0.01));
  it('blocks under 100 ms, on a cheap phone under 250 ms', () => {
    expect(got().ours.blocking).toBeLessThan(100);
    expect(got().cheap.blocking).toBeLessThan(250);
  });
  it('loads at most 130 KB of script, 20 files and 340 KB in all, from no other origin', () => {
    expect(got().ours.scriptBytes).toBeLessThanOrEqual(130);
    expect(got().ours.requests).toBeLessThanOrEqual(20);
    expect(got().ours.bytes).toBeLessThanOrEqual(340);
    expect(got().ours.otherOrigins).toBe(0);
  });
});

function table(): string {
  const milliseconds = (value: number) => `${Math.round(value)} ms`;
  const against = (ours: number, written: number) =>
    `${milliseconds(ours)} (${milliseconds(written)}, ${(ours / written).toFixed(2)}×)`;
  const rows = measured.map(({ name, ours, written, cheap }) =>
    [
      name,
      against(ours.firstContent, written.firstContent),
      against(ours.largestContent, written.largestContent),
      ours.layoutShift.toFixed(3),
      `${milliseconds(ours.blocking)}, ${milliseconds(cheap.blocking)}`,
      `${Math.round(ours.scriptBytes)} KB`,
      `${Math.round(ours.bytes)} KB`,
      ours.requests,
    ].join(' | '),
  );
  return `# ${lab.title}

Written by \`${lab.command}\`: the production build in a real browser as a phone on a slow line (processor ${phone} times
slower, 1.6 Mbit/s, 150 ms for every request), first visit, median of ${runs}. In brackets the same content as hand-written
HTML without script, measured in turns in the same run: the ratio is what counts, the times depend on the machine
(${cpus().length} × ${cpus()[0]?.model.trim()}). Blocking time is given for a processor ${phone} and ${cheapPhone} times slower.

| Page | First content | Largest content | Layout shift | Blocking | Script | All | Requests |
|---|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
