/** The text that the lab asks people to agree to. */
import { api } from '@lab/contract';
import { ApiError, call } from './api.ts';
import { uncached } from './uncached.ts';

/** Never from a cache, because only the current version counts. */
export const fetchConsent = () => call(api.consent.current, uncached({}));

export const consentQuery = { queryKey: [api.consent.current.path], queryFn: fetchConsent };

/** Whether the server has refused a record because its owner has not agreed to the current version. */
export const isConsentMissing = (error: unknown): boolean =>
  error instanceof ApiError && 'consent' in error.fields;
