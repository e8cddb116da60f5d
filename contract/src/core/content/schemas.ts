/** The schemas that are derived from a declaration: for requests and for replies. */
import {
  type AnyObject,
  type AnySchema,
  array,
  number,
  ObjectSchema,
  object,
  type StringSchema,
  string,
} from 'yup';
import {
  date,
  dateOfAnyPrecision,
  doi,
  email,
  image,
  listOfTexts,
  numberBetween,
  pageQuery,
  pdf,
  prose,
  text,
  url,
} from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { declare } from '../../lib/declare.ts';
import { mayBeFromRepository } from '../../lib/repositories/schemas.ts';
import { fieldNames, fieldTexts } from '../../texts/field-texts.ts';
import { markdown, renderedTexts } from '../markdown/schemas.ts';
import { drawnFormulas } from '../math/schemas.ts';
import { type Field, type Fields, firstField, markdownIn, repositoryField, type ValuesOf } from './field.ts';
import { isInOrder, spanOf } from './in-order.ts';
import type { AnyDeclaration, Declaration, RecordOf } from './kind.ts';

/** The values that a person sends. */
export function formSchema(declared: AnyDeclaration): ObjectSchema<Record<string, unknown>> {
  const form: ObjectSchema<Record<string, unknown>> = inputSchema(declared.fields);
  const span = spanOf(declared);
  if (!span) return form;
  const rules = form.fields[span.end] as StringSchema;
  const inOrder = rules.test('order', span.wrongOrder, (_, { parent }) => isInOrder(declared, parent));
  return form.shape({ [span.end]: inOrder });
}

/** The first line declares the type, here and below, because the compiler loses the names in `Object.entries`. */
export function inputSchema<F extends Fields>(fields: F): ObjectSchema<ValuesOf<F>>;
export function inputSchema(fields: Fields): ObjectSchema<AnyObject> {
  const rules = Object.entries(fields).map(([name, field]) => [name, inputRule(field)]);
  return object(Object.fromEntries(rules));
}

function inputRule(field: Field): AnySchema {
  const { label, missing } = field;
  if (field.is === 'group') return inputSchema(field.of);
  if (field.is === 'parts') return listOfParts(field);
  if (field.is === 'people' || field.is === 'area' || field.is === 'works') {
    const names = listOfTexts(label, field.is === 'people' ? limits.name : limits.id, field.max);
    return missing ? names.required(missing).min(1, missing) : names.default([]);
  }
  if (field.is === 'choice') {
    const wrong = missing ?? fieldTexts.invalid;
    const rules = string().oneOf(field.values, wrong).typeError(wrong);
    return missing ? rules.required(missing) : rules.default(field.initial);
  }
  if (field.is === 'number') {
    const value = numberBetween(label, field.min, field.max, field.whole);
    return missing ? value.required(missing) : value;
  }
  const rules = textRule(field);
  return missing ? rules.required(missing) : rules.default('');
}

function textRule(
  field: Exclude<Field, { is: 'group' | 'parts' | 'people' | 'area' | 'works' | 'choice' | 'number' }>,
) {
  const { label } = field;
  if (field.is === 'prose') return prose(label, field.max, field.tooLong);
  if (field.is === 'markdown') return markdown(label, field.max);
  if (field.is === 'alt') return text(label, field.max);
  if (field.is === 'role') return text(label, limits.role);
  if ('max' in field) {
    const { max, pattern, wrong } = field;
    const rules = text(label, max);
    return pattern ? rules.matches(pattern, { message: wrong, excludeEmptyString: true }) : rules;
  }
  if (field.is === 'email') return email(label);
  if (field.is === 'url') return url(label);
  if (field.is === 'file') return pdf(label, field.purpose);
  if (field.is === 'doi') return doi();
  if (field.is === 'date') return dateOfAnyPrecision(label);
  return field.is === 'moment' ? date(label, fieldTexts.moment) : image(label);
}

function listOfParts({ label, of, max }: Extract<Field, { is: 'parts' }>) {
  return list(inputSchema(of), max, { tooMany: fieldTexts.tooMany(label, max) })
    .typeError(fieldTexts.wrongType(label))
    .default([]);
}

export function replySchema<F extends Fields>(fields: F): ObjectSchema<ValuesOf<F>>;
export function replySchema(fields: Fields): ObjectSchema<AnyObject> {
  const values = Object.entries(fields).map(([name, field]) => [name, replyRule(field)]);
  return object(Object.fromEntries(values));
}

function replyRule(field: Field): AnySchema {
  if (field.is === 'group') return replySchema(field.of).required();
  if (field.is === 'parts') return list(replySchema(field.of), field.max).required();
  if (field.is === 'people' || field.is === 'area' || field.is === 'works')
    return list(string().defined(), field.max).required();
  if (field.is === 'number') return number().nullable().defined();
  // Of a question that nobody has answered yet the value is empty.
  if (field.is === 'choice') return string().oneOf(field.values).defined();
  return string().defined();
}

const reference = object({ _id: string().required(), name: string().defined() });

export function recordSchema<D extends AnyDeclaration>(declared: D) {
  const { fields, shows }: Declaration = declared;
  const added = shows.map((name) => [name, name === 'createdAt' ? string().required() : string().defined()]);
  return declare<ObjectSchema<RecordOf<D>>>(
    replySchema(fields).shape({
      _id: string().required(),
      drawn: drawnFormulas,
      ...Object.fromEntries(added),
      ...((firstField(fields, 'area') || firstField(fields, 'works')) && {
        references: array().of(reference),
      }),
      ...(firstField(fields, 'markdown') && { rendered: renderedTexts(markdownIn(fields)) }),
      ...(repositoryField(fields) && { fromRepository: mayBeFromRepository }),
      ...(firstField(fields, 'people') && { memberIds: array().of(string().defined()) }),
    }),
  );
}

export function listSchema(declared: AnyDeclaration) {
  return array().of(recordSchema(declared)).required();
}

/** For PATCH. A field that the body does not name keeps its value, because an older client does not know it. */
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
