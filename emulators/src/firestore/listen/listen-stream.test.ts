/**
 * Tests what client libraries hide of the Listen stream: targets that resume, end after their first result,
 * or are refused.
 */

import type { ClientDuplexStream, ServiceClientConstructor } from '@grpc/grpc-js';
import { credentials, loadPackageDefinition, Metadata } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningEngine, startEngine, testDatabase } from '../engine.testing.ts';
import type { Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import { loadService } from '../wire/protos.ts';
import { planWrites } from '../writes/plan.ts';

type Stream = ClientDuplexStream<proto.IListenRequest, proto.IListenResponse>;

let running: RunningEngine;
let client: InstanceType<ServiceClientConstructor>;
let stream: Stream;
let received: proto.IListenResponse[];
let wake = () => {};

beforeEach(async () => {
  running = await startEngine();
  const { Firestore } = loadPackageDefinition({ Firestore: loadService() }) as {
    Firestore: ServiceClientConstructor;
  };
  client = new Firestore(`127.0.0.1:${running.port}`, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  stream = client.Listen?.(metadata) as Stream;
  received = [];
  stream.on('data', (response: proto.IListenResponse) => {
    received.push(response);
    wake();
  });
  stream.on('error', () => wake());
});
afterEach(async () => {
  stream.cancel();
  client.close();
  await running.close();
});

function set(path: string, fields: Record<string, Value> = {}): void {
  const { database } = running.engine.store(testDatabase);
  const write = {
    op: 'set' as const,
    name: `${testDatabase}/documents/${path}`,
    path,
    fields: new Map(Object.entries(fields)),
    transforms: [],
  };
  database.apply(planWrites([write], database, database.nextTime()));
}

const add = (target: proto.ITarget) =>
  stream.write({ database: testDatabase, addTarget: { targetId: 2, ...target } });
const parent = `${testDatabase}/documents`;
const collection = (collectionId: string): proto.ITarget => ({
  query: { parent, structuredQuery: { from: [{ collectionId }] } },
});

const shortForm = ({ targetChange, documentChange, documentDelete }: proto.IListenResponse): string => {
  if (documentChange) return `change ${documentChange.document?.name?.slice(parent.length + 1)}`;
  if (documentDelete) return `delete ${documentDelete.document?.slice(parent.length + 1)}`;
  return `${targetChange?.targetChangeType} ${targetChange?.targetIds?.join(' ')}`.trim();
};

async function receive(count: number): Promise<string[]> {
  while (received.length < count) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  return received.map(shortForm);
}

describe('a target', () => {
  it('is added, filled, current and consistent', async () => {
    set('a/1');
    add(collection('a'));
    expect(await receive(4)).toEqual(['ADD 2', 'change a/1', 'CURRENT 2', 'NO_CHANGE']);
    expect(received[3]?.targetChange?.resumeToken?.length).toBeGreaterThan(0);
  });

  it('gets the fields that its query selects, whatever others get', async () => {
    const select = (...fields: string[]): proto.ITarget => ({
      query: {
        parent,
        structuredQuery: {
          from: [{ collectionId: 'a' }],
          select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
        },
      },
    });
    set('a/1', { x: 1n, y: 2n });
    add(select('x'));
    add({ ...select('__name__'), targetId: 4 });
    add({ ...collection('a'), targetId: 6 });
    await receive(12);
    set('a/1', { x: 3n, y: 4n });
    await receive(16);
    const messages = received.flatMap(({ documentChange: change }) =>
      change ? [`${change.targetIds} ${Object.keys(change.document?.fields ?? {})}`] : [],
    );
    expect(messages).toEqual(['2 x', '4 ', '6 x,y', '2 x', '4 ', '6 x,y']);
  });

  it('that resumes starts over', async () => {
    set('a/1');
    add({ ...collection('a'), resumeToken: Buffer.from('1') });
    expect(await receive(5)).toEqual(['ADD 2', 'RESET 2', 'change a/1', 'CURRENT 2', 'NO_CHANGE']);
  });

  it('of documents reports those that are missing', async () => {
    set('a/1');
    add({ documents: { documents: [`${parent}/a/1`, `${parent}/a/2`] } });
    expect(await receive(5)).toEqual(['ADD 2', 'change a/1', 'delete a/2', 'CURRENT 2', 'NO_CHANGE']);
  });

  it('that is requested once ends after the first answer', async () => {
    add({ ...collection('a'), once: true });
    expect(await receive(4)).toEqual(['ADD 2', 'CURRENT 2', 'NO_CHANGE', 'REMOVE 2']);
  });

  it('that is removed gets no further changes', async () => {
    add(collection('a'));
    await receive(3);
    stream.write({ database: testDatabase, removeTarget: 2 });
    await receive(4);
    set('a/1');
    add({ ...collection('b'), targetId: 4 });
    expect((await receive(7)).slice(3)).toEqual(['REMOVE 2', 'ADD 4', 'CURRENT 4', 'NO_CHANGE']);
  });

  it('that makes no sense is removed with its reason, and the others go on', async () => {
    add(collection('a'));
    await receive(3);
    add({ query: { parent, structuredQuery: { from: [] } }, targetId: 4 });
    expect((await receive(5)).slice(3)).toEqual(['ADD 4', 'REMOVE 4']);
    expect(received[4]?.targetChange?.cause).toMatchObject({
      code: 3,
      message: 'A query selects from exactly one collection.',
    });
    set('a/1');
    expect((await receive(7)).slice(5)).toEqual(['change a/1', 'NO_CHANGE']);
  });

  it('cannot be added twice', async () => {
    const ended = new Promise<{ code: number; details: string }>((resolve) =>
      stream.once('error', resolve as never),
    );
    add(collection('a'));
    add(collection('b'));
    expect(await ended).toMatchObject({ code: 3, details: 'The target 2 is being listened to already.' });
  });
});
