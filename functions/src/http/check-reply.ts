/**
 * No reply that breaks its endpoint's schema, or says more than the schema names, leaves the server on a developer's machine
 * or in a test. In production it is sent, since most of it is right, and logged.
 */
import type { AnyEndpoint } from '@lab/contract';
import { write } from 'firebase-functions/logger';
import type { ArraySchema, ObjectSchema, Schema } from 'yup';
import { isLocal } from './token-secret.ts';

const refused = isLocal || process.env.NODE_ENV === 'test';

/** Called before a reply is sent. */
export async function refuseMisfit(endpoint: AnyEndpoint, reply: unknown): Promise<void> {
  const wrong = refused && (await misfitsIn(endpoint, reply));
  if (wrong) throw new Error(sentence(endpoint, wrong));
}

/** Called after a reply was sent, so that nobody waits for it. */
export async function logMisfit(endpoint: AnyEndpoint, reply: unknown, requestId: string): Promise<void> {
  const wrong = !refused && (await misfitsIn(endpoint, reply));
  if (wrong) write({ severity: 'ERROR', message: sentence(endpoint, wrong), requestId });
}

function sentence({ method, path }: AnyEndpoint, wrong: string): string {
  return `The reply of ${method} ${path} is not as its schema says: ${wrong}`;
}

const checked = new WeakMap<AnyEndpoint, Promise<Schema>>();

/** Names fields and never values, which are people's own. */
export async function misfitsIn(endpoint: AnyEndpoint, reply: unknown): Promise<string | undefined> {
  const schema = checked.get(endpoint) ?? endpoint.reply().then(exactly);
  checked.set(endpoint, schema);
  const { ValidationError } = await import('yup');
  try {
    (await schema).validateSync(asSent(reply), { strict: true, abortEarly: false });
    return undefined;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const single = error.inner.length > 0 ? error.inner : [error];
    return single
      .map(({ path, type, params }) => `${path || 'all of it'} (${unknownIn(params) ?? type})`)
      .join(', ');
  }
}

function unknownIn(params: Record<string, unknown> | undefined): string | undefined {
  return typeof params?.unknown === 'string' ? `unknown: ${params.unknown}` : undefined;
}

/** JSON leaves out what is undefined. */
function asSent(reply: unknown): unknown {
  return reply === undefined ? undefined : JSON.parse(JSON.stringify(reply));
}

/** The schema, refusing fields that it does not name, however deep they are. */
function exactly(schema: Schema): Schema {
  if (isObject(schema)) {
    const fields = Object.entries(schema.fields).map(([name, field]) => [name, exactly(field as Schema)]);
    // One without fields, or of mixed content, says nothing about its fields.
    return fields.length === 0 ? schema : schema.shape(Object.fromEntries(fields)).noUnknown();
  }
  return isList(schema) && schema.innerType ? schema.of(exactly(schema.innerType as Schema)) : schema;
}

const isObject = (schema: Schema): schema is ObjectSchema<object> => schema.type === 'object';
const isList = (schema: Schema): schema is ArraySchema<unknown[] | undefined, unknown> =>
  schema.type === 'array';
