import { expect, test } from 'vitest';
import { authorKeys, rememberedKeys, surnameKeys } from './author-keys.ts';

const finds = (searched: string, written: string) => {
  const keys = new Set([...authorKeys(written), ...surnameKeys(written)]);
  return rememberedKeys(searched).some((key) => keys.has(key));
};

test.each([
  [
    'Jana Müller',
    ['Müller', 'muller', 'MÜLLER', 'J. Müller', 'J Müller', 'Müller J', 'Müller, J.', 'Muller, Jana'],
  ],
  [
    'Jana Anna Müller',
    ['Müller', 'J. A. Müller', 'J.A. Müller', 'JA Müller', 'Müller JA', 'Müller J.A.', 'Müller, J. A.'],
  ],
  ['Müller, Jana', ['Jana Müller', 'Müller', 'J. Müller']],
  ['J. Müller', ['Müller', 'J. Müller', 'Müller J']],
  ['Hans Groß', ['gross', 'GROß', 'Groß, H.']],
  ['Jan van der Berg', ['Berg', 'van der Berg', 'J. van der Berg', 'van der Berg, J.']],
  ['Gabriel García Márquez', ['García Márquez', 'Marquez', 'G. García Márquez', 'G. Márquez']],
  ['Martin Luther King Jr.', ['King', 'M. L. King']],
  ['苏砚舟 (Su Yanzhou)', ['苏', 'Su', 'Su Yanzhou', 'Yanzhou Su', 'Y. Su']],
  ["Siobhán O'Brien", ["O'Brien", 'o’brien', 'S. O’Brien']],
  ['jana@lab.test', ['jana@lab.test', 'JANA@lab.test']],
])('%s is found as each of %j', (written, all) => {
  expect(all.filter((searched) => !finds(searched, written))).toEqual([]);
});

test.each([
  ['Jana Müller', ['Jana', 'K. Müller', 'Mülle', 'Müller-Lüdenscheidt', 'jana@lab.test', '']],
  ['J. Müller', ['Jana Müller']],
  ['jana@lab.test', ['test', 'jana']],
])('%s is found as none of %j', (written, all) => {
  expect(all.filter((searched) => finds(searched, written))).toEqual([]);
});
