import { api } from '@lab/contract';
import { expect, test } from 'vitest';
import { whoMayDoWhat } from './who-may-do-what.ts';

test('docs/who-may-do-what.md says what the endpoint table says', async () => {
  await expect(whoMayDoWhat(api)).toMatchFileSnapshot('../../../../docs/who-may-do-what.md');
});
