import { errorTexts, siteTexts } from '@lab/contract/texts';
import { ApiError } from './api.ts';
import { isNoConnection } from './timeouts.ts';

const saysNothing: readonly string[] = [siteTexts.somethingWrong, errorTexts.internal];

/** The server's sentence if it is specific, otherwise `otherwise`. */
export function failureText(error: unknown, otherwise: string): string {
  // The reason is added only if the browser itself reports that it is offline.
  if (isNoConnection(error)) return navigator.onLine ? otherwise : `${otherwise} ${siteTexts.noConnection}`;
  if (!(error instanceof ApiError)) return otherwise;
  return saysNothing.includes(error.message) ? otherwise : error.message;
}
