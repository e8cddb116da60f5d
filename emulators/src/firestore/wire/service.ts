/** The gRPC service: each method, its caller, and its errors. */
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type ServerWritableStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Engine } from '../engine.ts';
import { type Caller, parseAuthorization } from '../guard/caller.ts';
import { serveListen } from '../listen/listen-stream.ts';
import { serveWrite } from '../listen/write-stream.ts';
import { toStatusError } from '../status.ts';
import {
  batchWrite,
  beginTransaction,
  commit,
  createDocument,
  deleteDocument,
  rollback,
  updateDocument,
} from './commits.ts';
import { listCollectionIds, listDocuments, partitionQuery } from './listings.ts';
import { batchGetDocuments, getDocument, runAggregationQuery, runQueryRequest } from './reads.ts';

type Method<Request, Response> = (
  engine: Engine,
  caller: Caller,
  request: Request,
) => Response | Promise<Response>;

export function firestoreService(engine: Engine): UntypedServiceImplementation {
  const unary =
    <Request, Response>(method: Method<Request, Response>): handleUnaryCall<Request, Response> =>
    async (call, callback) => {
      try {
        callback(null, await method(engine, callerOf(call.metadata), call.request));
      } catch (error) {
        callback(statusOf(error));
      }
    };
  const streaming =
    <Request, Response>(
      method: Method<Request, Iterable<Response>>,
    ): handleServerStreamingCall<Request, Response> =>
    async (call) => {
      let answers: Iterable<Response>;
      try {
        answers = await method(engine, callerOf(call.metadata), call.request);
      } catch (error) {
        // Without headers before an error, client libraries take it for a lost connection and retry.
        call.sendMetadata(new Metadata());
        call.emit('error', statusOf(error));
        return;
      }
      await send(call, answers);
      call.end();
    };
  return {
    GetDocument: unary(getDocument),
    BatchGetDocuments: streaming(batchGetDocuments),
    RunQuery: streaming(runQueryRequest),
    RunAggregationQuery: streaming(runAggregationQuery),
    ListDocuments: unary(listDocuments),
    ListCollectionIds: unary(listCollectionIds),
    PartitionQuery: unary(partitionQuery),
    BeginTransaction: unary(beginTransaction),
    Commit: unary(commit),
    Rollback: unary(rollback),
    BatchWrite: unary(batchWrite),
    CreateDocument: unary(createDocument),
    UpdateDocument: unary(updateDocument),
    DeleteDocument: unary(deleteDocument),
    Listen: bidirectional(engine, serveListen),
    Write: bidirectional(engine, serveWrite),
  };
}

type StreamHandler<Request, Response> = (
  engine: Engine,
  caller: Caller,
  call: Parameters<handleBidiStreamingCall<Request, Response>>[0],
) => void;

function bidirectional<Request, Response>(
  engine: Engine,
  handler: StreamHandler<Request, Response>,
): handleBidiStreamingCall<Request, Response> {
  return (call) => {
    try {
      handler(engine, callerOf(call.metadata), call);
    } catch (error) {
      call.emit('error', statusOf(error));
    }
  };
}

function callerOf(metadata: Metadata): Caller {
  return parseAuthorization(metadata.get('authorization')[0]?.toString());
}

function statusOf(error: unknown): { code: number; details: string } {
  const { code, message } = toStatusError(error);
  return { code, details: message };
}

/** Waits for a slow client instead of buffering its answers. */
async function send<Request, Response>(
  call: ServerWritableStream<Request, Response>,
  answers: Iterable<Response>,
): Promise<void> {
  const cancelled = new Promise<void>((resolve) => call.once('cancelled', resolve));
  for (const answer of answers) {
    if (call.cancelled) return;
    if (call.write(answer)) continue;
    await Promise.race([cancelled, new Promise<void>((resolve) => call.once('drain', resolve))]);
  }
}
