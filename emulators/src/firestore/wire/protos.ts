/** The protocol's definitions, from the client library, which is installed anyway. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import type { proto } from './messages.d.ts';

interface MessageJson {
  readonly fields: Record<string, { type: string; id: number }>;
  readonly oneofs: Record<string, { oneof: string[] }>;
}

let service: ServiceDefinition | undefined;

export function loadService(): ServiceDefinition {
  service ??= readService();
  return service;
}

/** A google.firestore.v1.Document as bytes. */
export function serializeDocument(document: proto.IDocument): Buffer {
  const { GetDocument } = loadService();
  if (!GetDocument) throw new Error('The published definitions lack GetDocument.');
  return GetDocument.responseSerialize(document);
}

function readService(): ServiceDefinition {
  const file = createRequire(import.meta.url).resolve('@google-cloud/firestore/build/protos/v1.json');
  const json = JSON.parse(readFileSync(file, 'utf8'));
  addVerify(json.nested.google.nested.firestore.nested.v1.nested.Write);
  const definitions = fromJSON(json, { longs: String, enums: String, arrays: true, objects: true });
  return definitions['google.firestore.v1.Firestore'] as ServiceDefinition;
}

/** The published definitions lack `Write.verify`, which the web client's transactions send. */
function addVerify(write: MessageJson): void {
  write.fields.verify = { type: 'string', id: 5 };
  write.oneofs.operation?.oneof.push('verify');
}
