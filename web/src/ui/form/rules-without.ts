import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** A record's rules for a form in which some fields are no fields: a picture is chosen apart and judged when it is. */
export function rulesWithout<Written extends FieldValues, Values extends FieldValues>(
  schema: ObjectSchema<Written>,
  ...apart: (keyof Written & string)[]
): Resolver<Values> {
  return yupResolver(schema.omit(apart)) as unknown as Resolver<Values>;
}
