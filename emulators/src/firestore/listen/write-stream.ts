/** The Write stream of the web client: a handshake, then one commit after the other. */
import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { Engine } from '../engine.ts';
import type { Caller } from '../guard/caller.ts';
import { invalid, toStatusError } from '../status.ts';
import { encodeTimestamp } from '../values/codec.ts';
import { checkDatabase } from '../values/names.ts';
import { newId } from '../values/new-id.ts';
import { commitWrites } from '../wire/commits.ts';
import { encodeWriteResult } from '../wire/encode.ts';
import type { proto } from '../wire/messages.d.ts';
import { combineWrites } from '../writes/combine.ts';
import { parseWrites } from '../writes/write.ts';

export function serveWrite(
  engine: Engine,
  caller: Caller,
  call: ServerDuplexStream<proto.IWriteRequest, proto.IWriteResponse>,
): void {
  let database: string | undefined;
  let answered = 0;
  let failed = false;
  const nextToken = () => Buffer.from(String(++answered));

  const answer = async (request: proto.IWriteRequest): Promise<proto.IWriteResponse> => {
    if (database === undefined) {
      database = checkDatabase(request.database);
      if (request.writes?.length) throw invalid('The first request of a Write stream carries no writes.');
      return { streamId: request.streamId || newId(), streamToken: nextToken() };
    }
    const writes = combineWrites(parseWrites(request.writes, database));
    const plan = await commitWrites(engine, caller, database, writes);
    return {
      streamToken: nextToken(),
      writeResults: plan.results.map(encodeWriteResult),
      commitTime: encodeTimestamp(plan.time),
    };
  };

  let last = Promise.resolve();
  call.on('data', (request: proto.IWriteRequest) => {
    last = last.then(async () => {
      if (failed) return;
      try {
        call.write(await answer(request));
      } catch (error) {
        failed = true;
        const { code, message } = toStatusError(error);
        call.emit('error', { code, details: message });
      }
    });
  });
  call.on('error', () => {
    failed = true;
  });
  call.on('end', () => {
    void last.then(() => {
      if (!failed) call.end();
    });
  });
}
