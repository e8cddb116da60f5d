import { memberResourceKind } from '@lab/contract/features/resources/kind';
import { kinds } from '@lab/contract/kinds/kinds';
import { expect, it } from 'vitest';
import { contentStore } from '../../core/content/content-store.ts';
import { openFirestore } from '../../test/engine.ts';
import { hasRecord } from './for-members.ts';

await openFirestore();

it('says whether there is a record', async () => {
  const store = contentStore(kinds.memberResources, memberResourceKind);
  expect(await hasRecord(store)).toBe(false);
  await store.collection().doc('a').set(store.shape);
  expect(await hasRecord(store)).toBe(true);
});
