/** The identity service knows whole addresses; pictures that lie here are shown by their path. */
export function ownPath(photoUrl: string): string {
  return photoUrl.replace(/^https?:\/\/[^/]+(?=\/images\/profile\/)/, '');
}
