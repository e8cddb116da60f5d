import { yupResolver } from '@hookform/resolvers/yup';
import { declare } from '@lab/contract/lib/declare';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/**
 * Validates a form without the fields that it does not contain, such as a picture that is checked when it is
 * chosen.
 */
export function resolverWithout<Written extends FieldValues, Values extends FieldValues>(
  schema: ObjectSchema<Written>,
  ...apart: (keyof Written & string)[]
): Resolver<Values> {
  return declare(yupResolver(schema.omit(apart)));
}
