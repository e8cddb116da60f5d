/** Firebase stores absolute URLs; pictures of this site are shown by their path. */
export function ownPath(photoUrl: string): string {
  return photoUrl.replace(/^https?:\/\/[^/]+(?=\/images\/profile\/)/, '');
}
