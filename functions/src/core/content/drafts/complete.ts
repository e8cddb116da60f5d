import type { Values } from '@lab/contract/core/content/field';
import { validate } from '../../http/validation.ts';
import { declarationOf, type StoredKind } from '../operations/stored-kind.ts';

/** Throws what the call that creates a record would say of these values, at the same fields. */
export async function requireComplete(kind: StoredKind, values: Values): Promise<Values> {
  // As for every call, the schemas are loaded when one is needed.
  const { formSchema } = await import('@lab/contract/core/content/schemas');
  return validate(formSchema(declarationOf(kind)), values);
}
