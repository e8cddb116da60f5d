import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { monthOf } from './load-cost.mjs';

test('costs what the table in docs/costs.md says', () => {
  const page = readFileSync(join(root, 'docs/costs.md'), 'utf8');
  const rows = [
    ...page.matchAll(/^\| ([\d,]+) \| \$([\d.]+) \| \S+ \| \$([\d.]+) \| \S+ \| \$([\d.]+) \|$/gm),
  ];
  expect(rows.length).toBe(3);
  for (const [, views = '', ...prices] of rows) {
    const { firestore, functions, sent } = monthOf(Number(views.replaceAll(',', '')));
    const rounded = [firestore, functions, sent].map((price) =>
      price < 1 ? price.toFixed(1) : price.toFixed(0),
    );
    expect(rounded.map(Number)).toEqual(prices.map(Number));
  }
});
