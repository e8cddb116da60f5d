/** The schemas that are derived from a declaration: for requests and for replies. */
import { type AnyObject, type AnySchema, array, ObjectSchema, object, type StringSchema, string } from 'yup';
import { pageQuery, text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { declare } from '../../lib/declare.ts';
import { mayBeFromRepository } from '../../lib/repositories/schemas.ts';
import { fieldNames } from '../../texts/field-texts.ts';
import { rules } from '../fields/rules.ts';
import { renderedTexts } from '../markdown/schemas.ts';
import { renderedFormulas } from '../math/schemas.ts';
import {
  type Fields,
  fieldsOfType,
  firstField,
  markdownIn,
  repositoryField,
  type Values,
  type ValuesOf,
} from './field.ts';
import { emptyValues, mapFields, typeOf } from './field-type.ts';
import { isInOrder, spanOf } from './in-order.ts';
import type { AnyDeclaration, Declaration, RecordOf } from './kind.ts';

/** The values that a person sends. */
export function formSchema(declared: AnyDeclaration): ObjectSchema<Record<string, unknown>> {
  const form = datedForm(declared);
  const span = spanOf(declared);
  if (!span) return form;
  const rules = form.fields[span.end] as StringSchema;
  const inOrder = rules.test('order', span.wrongOrder, (_, { parent }) => isInOrder(declared, parent));
  return form.shape({ [span.end]: inOrder });
}

/** A program may say the day of a record as `createdAt`, which the specification names. */
function datedForm(declared: AnyDeclaration) {
  const { datedBy }: Declaration = declared;
  const form: ObjectSchema<Record<string, unknown>> = inputSchema(declared.fields);
  if (!datedBy) return form;
  return form.transform((body: Values | undefined) =>
    body?.createdAt && !body[datedBy] ? { ...body, [datedBy]: body.createdAt } : body,
  );
}

export function inputSchema<F extends Fields>(fields: F): ObjectSchema<ValuesOf<F>> {
  const schemas = mapFields(fields, (field) => {
    const { rule, needed, empty } = typeOf(field);
    const schema = rule(field, rules, inputSchema);
    if (!field.missing) return schema.default(empty(field, emptyValues));
    return needed ? needed(schema, field.missing) : schema.required(field.missing);
  });
  return declare(object(schemas));
}

/** Every field has to be sent, so that none gets its default value by being left out. */
export function wholeSchema<F extends Fields>(fields: F): ObjectSchema<ValuesOf<F>> {
  const rules = Object.entries(inputSchema(fields).fields).map(([name, rule]) => {
    return [name, (rule as AnySchema).default(undefined).defined()];
  });
  return declare(object(Object.fromEntries(rules)));
}

export function replySchema<F extends Fields>(fields: F): ObjectSchema<ValuesOf<F>> {
  return declare(object(mapFields(fields, (field) => typeOf(field).reply(field, rules, replySchema))));
}

const reference = object({ _id: string().required(), name: string().defined() });

export function recordSchema<D extends AnyDeclaration>(declared: D) {
  const { fields, shows }: Declaration = declared;
  const added = shows.map((name) => [name, name === 'createdAt' ? string().required() : string().defined()]);
  return declare<ObjectSchema<RecordOf<D>>>(
    replySchema(fields).shape({
      _id: string().required(),
      drawn: renderedFormulas,
      ...Object.fromEntries(added),
      ...(fieldsOfType(fields, 'area', 'works').length > 0 && { references: array().of(reference) }),
      ...(firstField(fields, 'markdown') && { rendered: renderedTexts(markdownIn(fields)) }),
      ...(repositoryField(fields) && { fromRepository: mayBeFromRepository }),
      ...(firstField(fields, 'people') && { memberIds: array().of(string().defined()) }),
    }),
  );
}

export function listSchema(declared: AnyDeclaration) {
  return array().of(recordSchema(declared)).required();
}

/**
 * For PATCH. A field that the body does not name keeps its value, because an older client does not know it.
 */
export function editSchema(declared: AnyDeclaration) {
  return mayLeaveOut(formSchema(declared)).shape({ before: seenSchema(declared) });
}

/** The record as the writer saw it, so that nobody overwrites a change they have not seen. */
export function seenSchema<F extends Fields>({ fields }: { readonly fields: F }) {
  return mayLeaveOut(replySchema(fields)).optional().default(undefined);
}

/** Fields may be missing, but a required field cannot be sent empty. */
export function mayLeaveOut<Of extends AnyObject>(form: ObjectSchema<Of>): ObjectSchema<Partial<Of>> {
  const rules = Object.entries(form.fields).map(([name, rule]) => {
    const whole = rule instanceof ObjectSchema ? mayLeaveOut(rule) : (rule as AnySchema);
    return [name, whole.optional().default(undefined)];
  });
  return declare(form.shape(Object.fromEntries(rules)));
}

/** For DELETE: the record that gets everything that belongs to the deleted one. */
export const deleteQuery = object({ moveTo: text(fieldNames.moveTo, limits.url) });

/** Without it a list leaves out the records that are closed. */
export const closedQuery = object({ closed: string().oneOf(['true'] as const) });

/** Without it subscribers get the new record by mail. */
export const mailedQuery = object({ mail: string().oneOf(['no'] as const) });

export const calendarQuery = pageQuery.shape({ when: string().oneOf(['upcoming', 'past']) });
