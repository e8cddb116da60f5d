import { expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';

it.each([
  ['{"date-parts": [[476]]}', [476]],
  ['{"raw": "476"}', [476]],
  ['{"literal": "2019-03"}', [2019, 3]],
  ['[{"year": 2019, "month": 3}]', [2019, 3]],
  ['[{"year": "2019"}]', [2019]],
  ['2019', [2019]],
  ['{"date-parts": [[2019, "Spring"]]}', [2019]],
])('the date %s', async (issued, parts) => {
  const [entry] = await readEntries(`[{"id": "a", "title": "T", "issued": ${issued}}]`, 'works.json');
  expect(entry?.item?.issued).toEqual({ 'date-parts': [parts] });
});
