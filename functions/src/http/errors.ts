/** Turns whatever was thrown into the one shape of an error that leaves the server. */
import { AppError, type ErrorBody } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';
import { passesByItself } from '../data/firestore.ts';

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // The router could not decode the address, so it names nothing.
  if (error instanceof URIError) return new AppError('not-found', errorTexts.noSuchPath);
  if (passesByItself(error)) return new AppError('unavailable', errorTexts.unavailable);
  return new AppError('internal', errorTexts.internal);
}

export function errorBody({ message, code, fields }: AppError): ErrorBody {
  return fields && Object.keys(fields).length > 0 ? { message, code, fields } : { message, code };
}
