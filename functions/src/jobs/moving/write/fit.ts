/** Adapts what a site says to the rules of a form: texts are shortened, and wrong values left out. */
import { AppError } from '@lab/contract';
import type { Fields, Values } from '@lab/contract/core/content/field';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { inputSchema } from '@lab/contract/core/content/schemas';
import { truncate } from '@lab/contract/lib/truncate';
import { object, type Schema } from 'yup';
import { validate } from '../../../core/http/validation.ts';

export interface Fitted {
  values: Values;
  remarks: string[];
  /** Why the record cannot be stored at all. */
  wrong?: string;
}

export async function fit(
  fields: Fields,
  given: Values,
  rules: Readonly<Record<string, unknown>> = inputSchema(fields).fields,
): Promise<Fitted> {
  const values: Record<string, unknown> = { ...emptyValues(fields) };
  const remarks: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const max = 'max' in field ? Number(field.max) : Number.POSITIVE_INFINITY;
    const value = given[name] ?? values[name];
    const short = typeof value === 'string' ? truncate(value, max) : value;
    if (short !== value) remarks.push(`${field.label}: cut after ${max} characters`);
    try {
      const read = await validate(object({ [name]: rules[name] as Schema }), { [name]: short });
      values[name] = (read as Values)[name];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (field.missing) return { values, remarks, wrong: error.message };
      remarks.push(`${field.label} left out: ${error.message}`);
    }
  }
  return { values, remarks };
}
