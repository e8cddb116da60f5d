import { siteTexts } from '@lab/contract/texts/texts';
import { ApiError } from './api.ts';
import { isOnline } from './online.ts';
import { isNoConnection } from './timeouts.ts';

/** The server's sentence if it is specific, otherwise `otherwise`. */
export function failureText(error: unknown, otherwise: string): string {
  // The reason is added only if the browser also says so.
  if (isNoConnection(error)) return isOnline() ? otherwise : `${otherwise} ${siteTexts.noConnection}`;
  return error instanceof ApiError && error.code !== 'internal' ? error.message : otherwise;
}
