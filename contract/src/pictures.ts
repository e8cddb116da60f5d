import { isUploadedPicture } from './uploads/files.ts';

/** Which addresses a picture may have: what the site's Content-Security-Policy would block is refused when it is written. */
/** Besides `'self'` in `img-src` (firebase.json), as the policy writes them: the portraits of accounts with Google. */
export const pictureSources = ['https://*.googleusercontent.com'] as const;

/** As browsers compare: any subdomain and any path, and only the port that belongs to https. */
const elsewhere = pictureSources.map((source) => {
  const host = source.replace('https://*', '').replaceAll('.', '\\.');
  return new RegExp(`^https://[a-z\\d-]+(\\.[a-z\\d-]+)*${host}([/?#][^\\s<>"'\\\\]*)?$`, 'i');
});

export function isPictureAddress(address: string): boolean {
  return isUploadedPicture(address) || elsewhere.some((source) => source.test(address));
}
