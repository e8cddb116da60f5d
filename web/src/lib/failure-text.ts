import { errorTexts, siteTexts } from '@lab/contract/texts';
import { ApiError } from './api.ts';
import { isNoConnection } from './timeouts.ts';

const saysNothing: readonly string[] = [siteTexts.somethingWrong, errorTexts.internal];

/** The server's sentence where it has one to say, else the screen's own. */
export function failureText(error: unknown, otherwise: string): string {
  // Why it failed is told where the browser itself knows.
  if (isNoConnection(error)) return navigator.onLine ? otherwise : `${otherwise} ${siteTexts.noConnection}`;
  if (!(error instanceof ApiError)) return otherwise;
  return saysNothing.includes(error.message) ? otherwise : error.message;
}
