/** Which errors refuse a whole batch, and which only one of its writes; the same as in Google's emulator. */
import { describe, expect, it } from 'vitest';
import { testDatabase as database } from '../engine.testing.ts';
import { Engine } from '../engine.ts';
import { admin } from '../guard/caller.ts';
import type { WireWrite } from '../writes/write.ts';
import { batchWrite } from './commits.ts';
import type { proto } from './messages.d.ts';

const one = { integerValue: 1 };
const name = (id: string) => `${database}/documents/c/${id}`;
const set = (id: string, fields: Record<string, proto.IValue>, more: WireWrite = {}): WireWrite => ({
  update: { name: name(id), fields },
  ...more,
});
const good = set('good', { a: one });

async function send(engine: Engine, ...writes: WireWrite[]) {
  const { status } = await batchWrite(engine, admin, { database, writes });
  return status?.map(({ code }) => code);
}
const isStored = (engine: Engine) => engine.store(database).database.get('c/good') !== undefined;

describe('a batch', () => {
  it.each<[string, WireWrite]>([
    ['a value that cannot be stored', set('bad', { a: { arrayValue: { values: [{ arrayValue: {} }] } } })],
    ['a reserved field', set('bad', { __a__: one })],
    ['a document that is too big', set('bad', { a: { stringValue: 'x'.repeat(2 ** 20) } })],
    [
      'a reserved field in a transform',
      set('bad', {}, { updateTransforms: [{ fieldPath: '__a__', increment: one }] }),
    ],
    [
      'such a field and a precondition that fails',
      set('bad', { __a__: one }, { currentDocument: { exists: true } }),
    ],
    ['two writes of one document', good],
  ])('is refused as a whole for %s', async (_, bad) => {
    const engine = new Engine();
    await expect(send(engine, bad, good)).rejects.toMatchObject({ code: 3 });
    expect(isStored(engine)).toBe(false);
  });

  it.each<[string, WireWrite, number]>([
    ['its precondition fails', set('bad', {}, { currentDocument: { exists: true } }), 5],
    [
      'a transform makes its document too big',
      set(
        'bad',
        { a: { stringValue: 'x'.repeat(2 ** 20 - 100) } },
        {
          updateTransforms: [
            { fieldPath: 'b', appendMissingElements: { values: [{ stringValue: 'y'.repeat(100) }] } },
          ],
        },
      ),
      3,
    ],
  ])('leaves out one write where %s', async (_, bad, code) => {
    const engine = new Engine();
    expect(await send(engine, bad, good)).toEqual([code, 0]);
    expect(isStored(engine)).toBe(true);
  });

  it('is open to administrators only', async () => {
    const anyone = { admin: false, auth: { uid: 'ada', token: {} } } as const;
    await expect(batchWrite(new Engine(), anyone, { database, writes: [good] })).rejects.toMatchObject({
      code: 7,
    });
  });
});
