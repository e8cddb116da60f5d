import { AppError, type FieldErrors } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';
import { type Schema, ValidationError } from 'yup';

export async function validate<T>(schema: Schema<T>, value: unknown): Promise<T> {
  try {
    return await schema.validate(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (ValidationError.isError(error)) throw invalid(error);
    throw error;
  }
}

/** The message is the sentence about the whole when there is one, else that of the first field. */
function invalid(error: ValidationError): AppError {
  const single = error.inner.length > 0 ? error.inner : [error];
  const fields: FieldErrors = {};
  for (const { path, message } of single) if (path) fields[path] ??= message;
  const whole = single.find(({ path }) => !path) ?? single[0];
  return new AppError('invalid', whole?.message ?? errorTexts.invalid, fields);
}
