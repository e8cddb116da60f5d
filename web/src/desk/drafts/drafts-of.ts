import type { DraftCalls } from '@lab/contract/core/content/drafts/endpoints-of';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError, call } from '../../lib/api.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { uncached } from '../../lib/uncached.ts';

/** The calls of the drafts of one kind. */
export type Drafts = DraftCalls;

export const fetchDraft = (drafts: Drafts, id: string) => call(drafts.get, uncached({ params: { id } }));

/** The body of a saving has the form's values in `values`. */
export function showDraftErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiError)) return;
  const fields = Object.entries(error.fields).map(([name, text]) => [name.replace(/^values\./, ''), text]);
  const { status, code, message } = error;
  showFieldErrors(new ApiError(status, code, message, Object.fromEntries(fields)), setError);
}
