/**
 * Checks that each reply fits its endpoint's schema and has no other fields. In tests and on a developer's
 * machine a wrong reply is refused; in production it is sent and logged, since most of it is right.
 */
import type { AnyEndpoint } from '@lab/contract';
import { write } from 'firebase-functions/logger';
import { type ArraySchema, type ObjectSchema, type Schema, ValidationError } from 'yup';
import { isLocal } from './token-secret.ts';

const refused = isLocal || process.env.NODE_ENV === 'test';

/** Called before a reply is sent. */
export async function refuseInvalidReply(endpoint: AnyEndpoint, reply: unknown): Promise<void> {
  const wrong = refused && (await schemaErrors(endpoint, reply));
  if (wrong) throw new Error(messageOf(endpoint, wrong));
}

/** Called after a reply was sent, so that the client does not wait for the check. */
export async function logInvalidReply(
  endpoint: AnyEndpoint,
  reply: unknown,
  requestId: string,
): Promise<void> {
  const wrong = !refused && (await schemaErrors(endpoint, reply));
  if (wrong) write({ severity: 'ERROR', message: messageOf(endpoint, wrong), requestId });
}

function messageOf({ method, path }: AnyEndpoint, wrong: string): string {
  return `The reply of ${method} ${path} is not as its schema says: ${wrong}`;
}

const checked = new WeakMap<AnyEndpoint, Promise<Schema>>();

/** Names only fields, because their values may be private. */
async function schemaErrors(endpoint: AnyEndpoint, reply: unknown): Promise<string | undefined> {
  const schema = checked.get(endpoint) ?? endpoint.reply().then(withoutUnknown);
  checked.set(endpoint, schema);
  try {
    (await schema).validateSync(serialized(reply), { strict: true, abortEarly: false });
    return undefined;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.inner
      .map(({ path, type, params }) => `${path || 'all of it'} (${unknownField(params) ?? type})`)
      .join(', ');
  }
}

function unknownField(params: Record<string, unknown> | undefined): string | undefined {
  return typeof params?.unknown === 'string' ? `unknown: ${params.unknown}` : undefined;
}

/** JSON leaves out fields that are undefined. */
function serialized(reply: unknown): unknown {
  return reply === undefined ? undefined : JSON.parse(JSON.stringify(reply));
}

/** Adds to the schema that unknown fields are refused, at every level. */
function withoutUnknown(schema: Schema): Schema {
  if (isObject(schema)) {
    const fields = Object.entries(schema.fields).map(([name, field]) => [
      name,
      withoutUnknown(field as Schema),
    ]);
    // A schema without fields accepts any.
    return fields.length === 0 ? schema : schema.shape(Object.fromEntries(fields)).noUnknown();
  }
  return isList(schema) && schema.innerType ? schema.of(withoutUnknown(schema.innerType as Schema)) : schema;
}

const isObject = (schema: Schema): schema is ObjectSchema<object> => schema.type === 'object';
const isList = (schema: Schema): schema is ArraySchema<unknown[] | undefined, unknown> =>
  schema.type === 'array';
