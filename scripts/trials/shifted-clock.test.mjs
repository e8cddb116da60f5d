import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const hour = 3_600_000;
const module = join(import.meta.dirname, 'shifted-clock.mjs');
const code = `
  const { writeFileSync } = require('node:fs');
  const early = [Date.now(), new Date().getTime()];
  writeFileSync(process.env.LAB_CLOCK, '-3600000');
  setTimeout(() => console.log(JSON.stringify([
    ...early, Date.now(), new Date(5).getTime(), new Date() instanceof Date, new Date().constructor === Date,
  ])), 300);`;

test('the clock of a process goes as wrong as the file says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const clock = join(folder, 'clock');
  writeFileSync(clock, String(hour));
  const env = { ...process.env, LAB_CLOCK: clock, NODE_OPTIONS: `--import ${module}` };
  const said = execFileSync(process.execPath, ['-e', code], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const [early, made, late, given, ...isDate] = JSON.parse(said);
  for (const [found, shift] of [
    [early, hour],
    [made, hour],
    [late, -hour],
  ])
    expect(Math.abs(found - shift - Date.now())).toBeLessThan(hour / 4);
  expect([given, ...isDate]).toEqual([5, true, true]);
});
