import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api.ts';

/** Puts what the server says about each field under that field. `subDepartments[0].name` is `subDepartments.0.name` here. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiError)) return;
  for (const [field, message] of Object.entries(error.fields)) {
    setError(field.replace(/\[(\d+)\]/g, '.$1') as Path<Values>, { message });
  }
}
