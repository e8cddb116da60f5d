/** Makes JSON Schema from the contract's yup schemas, as far as readers of the API need it. */
import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

export type JsonSchema = Record<string, unknown>;

export function jsonSchema(schema: Schema): JsonSchema {
  return convert(schema.describe() as SchemaFieldDescription);
}

function convert(field: SchemaFieldDescription): JsonSchema {
  if (!('oneOf' in field)) return {};
  const own: JsonSchema = { ...typeOf(field), ...limitsOf(field) };
  if (field.oneOf.length > 0 && field.oneOf.every((value) => typeof value === 'string'))
    own.enum = field.oneOf;
  if ('fields' in field) {
    own.properties = Object.fromEntries(
      Object.entries(field.fields).map(([name, of]) => [name, convert(of)]),
    );
    const required = Object.entries(field.fields).filter(([, of]) => isRequired(of));
    if (required.length > 0) own.required = required.map(([name]) => name);
  }
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) {
    own.items = convert(field.innerType);
  }
  return own;
}

function typeOf({ type, nullable }: SchemaDescription): JsonSchema {
  if (type === 'mixed') return {};
  return { type: nullable ? [type, 'null'] : type };
}

const limitNames: Record<string, Record<string, string>> = {
  string: { max: 'maxLength', min: 'minLength' },
  array: { max: 'maxItems', min: 'minItems' },
  number: { max: 'maximum', min: 'minimum' },
};

function limitsOf({ type, tests }: SchemaDescription): JsonSchema {
  const limits: JsonSchema = {};
  for (const { name, params } of tests) {
    const limitName = limitNames[type]?.[name ?? ''];
    const limit = params?.[name ?? ''];
    if (limitName && typeof limit === 'number') limits[limitName] = limit;
  }
  return limits;
}

function isRequired(field: SchemaFieldDescription): boolean {
  return 'optional' in field && !field.optional && !('fields' in field && field.default !== undefined);
}
