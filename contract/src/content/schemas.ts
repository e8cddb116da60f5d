/** The rules that follow from a declaration: for what is written, and for what the API answers. */
import { type AnySchema, array, type ObjectSchema, object, type StringSchema, string } from 'yup';
import { date, email, image, listOfTexts, pageQuery, prose, text, url } from '../fields.ts';
import { limits } from '../limits.ts';
import { firstMoment } from '../moments.ts';
import { fieldNames, fieldTexts } from '../texts.ts';
import type { Field, Fields, ValuesOf } from './field.ts';
import type { AnyDeclaration, Declaration, RecordOf } from './kind.ts';

/** What a person sends of one. */
export function formSchema({ fields, calendar }: AnyDeclaration): ObjectSchema<Record<string, unknown>> {
  const form: ObjectSchema<Record<string, unknown>> = written(fields);
  if (!calendar) return form;
  const { start, end, wrongOrder } = calendar;
  const rules = form.fields[end] as StringSchema;
  const inOrder = rules.test('order', wrongOrder, (last, { parent }) => {
    const [from, to] = [firstMoment(String(parent[start])), firstMoment(String(last))];
    // What is no moment has a sentence of its own.
    return !last || Number.isNaN(from) || Number.isNaN(to) || to >= from;
  });
  return form.shape({ [end]: inOrder });
}

/** The type follows from the fields; the compiler does not see it through their entries. */
export function written<F extends Fields>(fields: F): ObjectSchema<ValuesOf<F>> {
  const rules = Object.entries(fields).map(([name, field]) => [name, rule(field)]);
  return object(Object.fromEntries(rules)) as ObjectSchema<ValuesOf<F>>;
}

function rule(field: Field): AnySchema {
  const { label, missing } = field;
  if (field.is === 'group') return written(field.of);
  if (field.is === 'parts') return listOfParts(field);
  if (field.is === 'people') {
    const names = listOfTexts(label, limits.name, field.max);
    return missing ? names.required(missing).min(1, missing) : names.default([]);
  }
  if (field.is === 'choice') {
    const wrong = missing ?? fieldTexts.invalid;
    return string().oneOf(field.values, wrong).required(wrong).typeError(wrong);
  }
  const rules = textRule(field);
  return missing ? rules.required(missing) : rules.default('');
}

function textRule(field: Exclude<Field, { is: 'group' | 'parts' | 'people' | 'choice' }>) {
  const { label } = field;
  if (field.is === 'prose') return prose(label, field.max, field.tooLong);
  if ('max' in field) return text(label, field.max);
  if (field.is === 'email') return email(label);
  if (field.is === 'url') return url(label);
  return field.is === 'moment' ? date(label) : image(label);
}

function listOfParts({ label, of, max }: Extract<Field, { is: 'parts' }>) {
  return array()
    .of(written(of))
    .typeError(fieldTexts.wrongType(label))
    .max(max, fieldTexts.tooMany(label, max))
    .default([]);
}

export function shown<F extends Fields>(fields: F): ObjectSchema<ValuesOf<F>> {
  const values = Object.entries(fields).map(([name, field]) => [name, shownValue(field)]);
  return object(Object.fromEntries(values)) as ObjectSchema<ValuesOf<F>>;
}

function shownValue(field: Field): AnySchema {
  if (field.is === 'group') return shown(field.of).required();
  if (field.is === 'parts') return array().of(shown(field.of)).required();
  if (field.is === 'people') return array().of(string().defined()).required();
  return field.is === 'choice' ? string().oneOf(field.values).required() : string().defined();
}

export function recordSchema<D extends AnyDeclaration>({ fields, shows }: D): ObjectSchema<RecordOf<D>> {
  const besides = (shows as Declaration['shows']).map((name) => [
    name,
    name === 'createdAt' ? string().required() : string().defined(),
  ]);
  const namesPeople = Object.values(fields as Fields).some(({ is }) => is === 'people');
  const record = shown(fields).shape({
    _id: string().required(),
    ...Object.fromEntries(besides),
    ...(namesPeople && { memberIds: array().of(string().defined()) }),
  });
  return record as unknown as ObjectSchema<RecordOf<D>>;
}

export function listSchema(declared: AnyDeclaration) {
  return array().of(recordSchema(declared)).required();
}

/** PATCH: with what the writer saw `before`, so that nobody's change is written over unseen. */
export function editSchema(declared: AnyDeclaration) {
  return formSchema(declared).shape({ before: shown(declared.fields).optional().default(undefined) });
}

/** DELETE: the record that everything in this one belongs to from then on. */
export const deleteQuery = object({ moveTo: text(fieldNames.moveTo, limits.url) });

export const calendarQuery = pageQuery.shape({ when: string().oneOf(['upcoming', 'past']) });
