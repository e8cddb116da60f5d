import { errorTexts, siteTexts } from '@lab/contract/texts';
import { ApiError } from './api.ts';

const saysNothing: readonly string[] = [siteTexts.somethingWrong, errorTexts.internal];

/** The server's sentence where it has one to say, else the screen's own (specification, section 8). */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.code === 'network') return otherwise;
  return saysNothing.includes(error.message) ? otherwise : error.message;
}
