import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api.ts';

/** The server writes `subDepartments[0].name`, and react-hook-form `subDepartments.0.name`. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiError)) return;
  for (const [field, message] of Object.entries(error.fields)) {
    setError(field.replace(/\[(\d+)\]/g, '.$1') as Path<Values>, { message });
  }
}
