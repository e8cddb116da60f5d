import { AppError, type FieldErrors } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { type Schema, ValidationError } from 'yup';

export async function validate<T>(schema: Schema<T>, value: unknown): Promise<T> {
  try {
    return await schema.validate(value, { abortEarly: false, stripUnknown: true, disableStackTrace: true });
  } catch (error) {
    if (ValidationError.isError(error)) throw invalid(error);
    throw error;
  }
}

/** A reply names so many fields: nobody reads more, and a caller cannot ask for a reply of megabytes. */
const mostNamed = 20;

/** The message is the error about the whole body if there is one, otherwise the first field's. */
function invalid(error: ValidationError): AppError {
  const fields: FieldErrors = {};
  for (const { path, message } of error.inner) {
    if (Object.keys(fields).length === mostNamed) break;
    if (path) fields[path] ??= message;
  }
  const general = error.inner.find(({ path }) => !path) ?? error.inner[0];
  return new AppError('invalid', general?.message ?? errorTexts.invalid, fields);
}
