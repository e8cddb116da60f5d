import { everyCall } from '@lab/contract/every-call';
import { expect, test } from 'vitest';
import { whoMayDoWhat } from './who-may-do-what.ts';

test('docs/who-may-do-what.md says what the endpoint table says', async () => {
  await expect(whoMayDoWhat(everyCall)).toMatchFileSnapshot('../../../../docs/who-may-do-what.md');
});
