import { errorTexts, siteTexts } from '@lab/contract/texts/texts';
import { ApiError } from './api.ts';
import { isOnline } from './online.ts';
import { isNoConnection } from './timeouts.ts';

/** The server's sentence if it is specific, otherwise `otherwise`. */
export function failureText(error: unknown, otherwise: string): string {
  // The reason is added only if the browser also says so.
  if (isNoConnection(error)) return isOnline() ? otherwise : `${otherwise} ${siteTexts.noConnection}`;
  if (!(error instanceof ApiError)) return otherwise;
  const saysNothing = [siteTexts.somethingWrong as string, errorTexts.internal].includes(error.message);
  return saysNothing ? otherwise : error.message;
}
