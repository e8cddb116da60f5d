/** The protocol's definitions, from the client library, which is installed anyway. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import type { proto } from './messages.d.ts';

export interface FieldJson {
  readonly type: string;
  readonly id: number;
  readonly rule?: 'repeated';
  /** Only of a map. */
  readonly keyType?: string;
}

/** A package, a message or an enum, as protobufjs writes them into JSON. */
export interface TypeJson {
  readonly fields?: Record<string, FieldJson>;
  readonly oneofs?: Record<string, { oneof: string[] }>;
  readonly values?: Record<string, number>;
  readonly nested?: Record<string, TypeJson>;
}

let definitions: TypeJson | undefined;
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

/** The definitions of all messages, from the root of the packages. */
export function loadDefinitions(): TypeJson {
  definitions ??= readDefinitions();
  return definitions;
}

function readDefinitions(): TypeJson {
  const file = createRequire(import.meta.url).resolve('@google-cloud/firestore/build/protos/v1.json');
  const json = JSON.parse(readFileSync(file, 'utf8'));
  addVerify(json.nested.google.nested.firestore.nested.v1.nested.Write);
  return json;
}

function readService(): ServiceDefinition {
  const options = { longs: String, enums: String, arrays: true, objects: true };
  const packages = fromJSON(loadDefinitions(), options);
  return packages['google.firestore.v1.Firestore'] as ServiceDefinition;
}

/** The published definitions lack `Write.verify`, which the web client's transactions send. */
function addVerify(write: Required<Pick<TypeJson, 'fields' | 'oneofs'>>): void {
  write.fields.verify = { type: 'string', id: 5 };
  write.oneofs.operation?.oneof.push('verify');
}
