/** Turns any thrown value into an AppError, the only kind of error that a client receives. */
import { AppError, type ErrorBody } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/texts';
import { isTransient } from '../data/firestore.ts';

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // The router throws this for an address that it cannot decode.
  if (error instanceof URIError) return new AppError('not-found', errorTexts.noSuchPath);
  if (isTransient(error)) return new AppError('unavailable', errorTexts.unavailable);
  return new AppError('internal', errorTexts.internal);
}

export function errorBody({ message, code, fields }: AppError): ErrorBody {
  return fields && Object.keys(fields).length > 0 ? { message, code, fields } : { message, code };
}
