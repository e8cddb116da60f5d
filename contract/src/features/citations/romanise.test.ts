import { expect, it } from 'vitest';
import { romanise } from './romanise.ts';

it.each([
  ['объект', 'obekt'],
  ['παπαδοπουλου', 'papadopoulou'],
  ['ευαγγελος', 'evaggelos'],
  ['סלע', 'sla'],
  ['ماء', 'ma'],
  ['ann 王', 'ann 王'],
])('%s is %s', (text, latin) => expect(romanise(text)).toBe(latin));
