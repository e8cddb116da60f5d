import type { DraftCalls } from '@lab/contract/core/content/drafts/endpoints-of';
import type { Values } from '@lab/contract/core/content/field';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError, call } from '../../lib/api.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { uncached } from '../../lib/uncached.ts';

/** The calls of the drafts of one kind. */
export type Drafts = DraftCalls;

interface Of {
  drafts: Drafts;
  id: string;
  content: { asForm?: (values: Values) => Values };
}

/** With values as the form has them. */
export async function fetchDraft({ drafts, id, content: { asForm = (values) => values } }: Of) {
  const draft = await call(drafts.get, uncached({ params: { id } }));
  const { values, before, published } = draft;
  const all = { before: before && asForm(before), published: published && asForm(published) };
  return { ...draft, ...all, values: asForm(values) };
}

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
