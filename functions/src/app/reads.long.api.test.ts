/** Checks that viewing a page reads the same number of documents in a small and in a large lab. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useOwnProject } from '../test/own-project.ts';

// A project of its own, because the seeded records would disturb other tests.
await useOwnProject('demo-reads');
const { pages } = await import('../../bench/pages.ts');
const { measure, startCounting } = await import('../../bench/measure.ts');
const { seedLab, seedPapers } = await import('../../bench/seed.ts');
const { citationFiles } = await import('../features/citations/citation-files.ts');
const { invoke } = await import('./mounted.ts');

describe.each([
  [0, 100],
  [100, 1_500],
])('from %i to %i papers', (from, to) => {
  beforeAll(async () => {
    if (from === 0) {
      startCounting();
      await seedLab();
    }
    await seedPapers(from, to);
  });

  test.each(pages)('%s reads at most %i', async (name, allowed, ask) => {
    const { reads } = await measure(name, 1, ask);
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(allowed);
  });

  test('a file of a list reads each of its works, and two documents more for each hundred', async () => {
    const [lists] = citationFiles(invoke);
    const { reads } = await measure('list', 1, async () => lists?.write(['csv'], {}, 'https://lab.test'));
    expect(reads).toBeGreaterThanOrEqual(to);
    expect(reads).toBeLessThanOrEqual(to + (2 * to) / 100);
  });
});
