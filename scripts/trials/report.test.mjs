import { expect, test } from 'vitest';
import { isFine, table, withTrial } from './report.mjs';

const disk = { title: 'Disk', about: 'A full disk is said.' };
const rows = [
  { what: 'Full', found: 'it was said' },
  { what: 'Read-only', found: 'nothing', wrong: ['Nobody was told.'] },
];

test('a trial with a fault is not fine, and one that found nothing neither', () => {
  expect([isFine(rows), isFine(rows.slice(0, 1)), isFine([])]).toEqual([false, true, false]);
  expect(table(rows)).toBe(
    ['Full       it was said', 'Read-only  nothing', '           WRONG: Nobody was told.'].join('\n'),
  );
});

test('a trial replaces what the page said of it, and nothing else', () => {
  const page = '# Trials\n\nHead.\n\n## Load\n\nold\n\n## Disk\n\nold | x\n\n## Last\n\nstays\n';
  const written = withTrial(page, disk, 'npm run trials -- disk', rows, 'on one core');
  expect(written).toBe(
    [
      '# Trials\n\nHead.\n\n## Load\n\nold\n\n## Disk\n\nA full disk is said.\n',
      '`npm run trials -- disk`, on one core:\n',
      '| what | found |\n| --- | --- |\n| Full | it was said |',
      '| Read-only | nothing **Wrong:** Nobody was told. |\n\n## Last\n\nstays\n',
    ].join('\n'),
  );
  expect(withTrial(written, disk, 'npm run trials -- disk', rows, 'on one core')).toBe(written);
});

test('a trial that the page does not have yet comes last', () => {
  const written = withTrial('# Trials\n', disk, 'npm run trials -- disk', [{ what: 'a|b', found: 'c' }], '');
  expect(written).toMatch(/^# Trials\n\n## Disk\n/);
  expect(written).toContain(String.raw`| a\|b | c |`);
});
