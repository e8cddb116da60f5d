import { beforeEach, expect, it } from 'vitest';
import { changes, extendPage, lab } from './test/changes-before-hydration.ts';
import { hydratePage, renderedPages } from './test/hydrated-page.ts';

beforeEach(() => {
  process.env.TZ = 'UTC';
});

it('each page is hydrated as drawn where the lab wants no words for gaps', async () => {
  const gaps = { ...lab, '/settings': { words: { gaps: 'empty' } } };
  for (const path of renderedPages) {
    const { faults } = await hydratePage(path, gaps, () => {});
    expect(faults, path).toEqual([]);
    expect(document.body.textContent, path).not.toMatch(/not specified|No description|FOLLOW US|Have a look/);
  }
});

it.each([...changes, ['attributes, and elements beside the page', extendPage] as const])(
  'each page is hydrated as drawn whatever became of %s',
  async (_, change) => {
    for (const path of renderedPages) {
      const { faults } = await hydratePage(path, lab, change);
      expect(faults, path).toEqual([]);
    }
  },
);
