/** A client for one of the two engines that uses the protocol without a client library. */
import type { ClientDuplexStream, ClientReadableStream, ServiceError } from '@grpc/grpc-js';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import type { proto } from '../firestore/wire/messages.d.ts';
import { loadService } from '../firestore/wire/protos.ts';

const project = 'demo-compare';
export const database = `projects/${project}/databases/(default)`;
export const root = `${database}/documents`;
const admin = 'Bearer owner';

/** The answer to one request. */
export interface Step {
  /** A short form of the request for people who read a difference. */
  readonly asked: string;
  readonly code: number;
  readonly message: string;
  readonly result: unknown;
}

export type ListenStream = ClientDuplexStream<proto.IListenRequest, proto.IListenResponse>;

export interface Side {
  call(method: string, request: object, caller?: string): Promise<Step>;
  listen(): ListenStream;
  /** Replaces the rules; the answer says whether they compile. */
  setRules(source: string): Promise<Step>;
  clear(): Promise<void>;
  close(): void;
}

/** An engine that has not answered for this long counts as hanging. */
const timeoutMs = 60_000;
const clearTries = 10;
const service = loadService();

export function connectSide(address: string): Side {
  const client = new Client(address, credentials.createInsecure(), {
    'grpc.max_receive_message_length': -1,
  });
  const base = `http://${address}/emulator/v1/projects/${project}`;
  const call = (method: string, request: object, caller = admin) =>
    new Promise<Step>((resolve) => {
      const { path, requestSerialize, responseDeserialize, responseStream } = definition(method);
      const options = { deadline: Date.now() + timeoutMs };
      const sent = [
        path,
        requestSerialize,
        responseDeserialize,
        request,
        metadataOf(caller),
        options,
      ] as const;
      const asked = method;
      if (!responseStream) {
        const answered = (error: ServiceError | null, result?: object) =>
          resolve({ asked, code: error?.code ?? 0, message: error?.details ?? '', result: result ?? null });
        client.makeUnaryRequest(...sent, answered);
        return;
      }
      const result: object[] = [];
      const stream: ClientReadableStream<object> = client.makeServerStreamRequest(...sent);
      stream.on('data', (response: object) => result.push(response));
      stream.on('error', (error: ServiceError) =>
        resolve({ asked, code: error.code, message: error.details, result }),
      );
      stream.on('end', () => resolve({ asked, code: 0, message: '', result }));
    });
  return {
    call,
    listen: () => {
      const { path, requestSerialize, responseDeserialize } = definition('Listen');
      return client.makeBidiStreamRequest(
        path,
        requestSerialize,
        responseDeserialize,
        metadataOf(admin),
      ) as ListenStream;
    },
    setRules: async (content) => {
      const response = await fetch(`${base}:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ name: 'security.rules', content }] } }),
      });
      const message = await response.text();
      return {
        asked: 'rules',
        code: response.ok ? 0 : response.status,
        message: response.ok ? '' : message,
        result: null,
      };
    },
    clear: async () => {
      const forget = () => fetch(`${base}/databases/(default)/documents`, { method: 'DELETE' });
      let response = await forget();
      // A transaction that a case left open keeps its locks for a while, and Google's emulator may answer 499
      // when a listener has just ended.
      for (let tries = 1; [409, 499].includes(response.status) && tries < clearTries; tries++)
        response = await forget();
      if (!response.ok) throw new Error(`${address} cannot forget its documents: ${await response.text()}`);
    },
    close: () => client.close(),
  };
}

function metadataOf(caller: string): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', caller);
  // Google's emulator reads a stream's database from this header, before the first message.
  metadata.set('google-cloud-resource-prefix', database);
  return metadata;
}

function definition(method: string) {
  const found = service[method];
  if (!found) throw new Error(`The protocol has no method ${method}.`);
  return found as typeof found & {
    requestSerialize(request: object): Buffer;
    responseDeserialize(bytes: Buffer): object;
  };
}
