import { expect, test } from 'vitest';
import { paperFilterIn } from './filter.ts';

test.each([
  ['q=tea&area=Waves&view=list&cursor=x', 'area=Waves&q=tea'],
  [
    'selected=true&keyword=+green+tea+&person=m1&author=Ada&type=talk&year=2024',
    'year=2024&type=talk&author=Ada&person=m1&keyword=green+tea&selected=true',
  ],
  ['type=constructor&selected=false&q=', ''],
  ['year=20x5', 'year=20x5'],
])('%s filters by %s', (search, filter) => {
  expect(String(new URLSearchParams(paperFilterIn(new URLSearchParams(search))))).toBe(filter);
});
