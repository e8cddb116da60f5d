import { type Schema, ValidationError } from 'yup';

/** The first thing that is wrong with a value; undefined if it is valid. */
export async function wrong(schema: Pick<Schema, 'validate'>, value: unknown): Promise<string | undefined> {
  try {
    await schema.validate(value);
    return undefined;
  } catch (error) {
    if (ValidationError.isError(error)) return error.errors[0];
    throw error;
  }
}
