/**
 * Which addresses a picture may have. Addresses that the Content-Security-Policy would block are refused on
 * writing.
 */
import { isUploadedPicture } from './uploads/files.ts';

/**
 * The sources in `img-src` (functions/src/jobs/site/policy.ts) in addition to `'self'`: the portraits of
 * Google accounts.
 */
export const pictureSources = ['https://*.googleusercontent.com'] as const;

/** Compares as browsers do: any subdomain and path, and only the port of https. */
const elsewhere = pictureSources.map((source) => {
  const host = source.replace('https://*', '').replaceAll('.', '\\.');
  return new RegExp(`^https://[a-z\\d-]+(\\.[a-z\\d-]+)*${host}([/?#][^\\s<>"'\\\\]*)?$`, 'i');
});

export function isPictureAddress(address: string): boolean {
  return isUploadedPicture(address) || elsewhere.some((source) => source.test(address));
}
