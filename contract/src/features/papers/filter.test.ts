import { expect, test } from 'vitest';
import { paperFilterIn } from './filter.ts';

test.each([
  ['q=tea&area=Waves&view=list&cursor=x', 'area=Waves&q=tea'],
  [
    'selected=true&keyword=+green+tea+&person=m1&author=Ada&type=talk&year=2024',
    'year=2024&type=talk&author=Ada&person=m1&keyword=green+tea&selected=true',
  ],
  ['q=tea&selected=true&pdf=true&type=talk&code=true', 'type=talk&code=true&pdf=true&selected=true&q=tea'],
  ['type=constructor&selected=false&q=', ''],
  ['code=&pdf=TRUE&selected=1', ''],
  ['code=no&code=true', ''],
  [`code=${'true'.repeat(5_000)}`, ''],
  ['year=20x5', 'year=20x5'],
])('%s filters by %s', (search, filter) => {
  expect(String(new URLSearchParams(paperFilterIn(new URLSearchParams(search))))).toBe(filter);
});
