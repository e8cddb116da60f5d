/** Some DOIs carry `#` and `?`, which would end the path. */
export function doiAddress(doi: string): string {
  return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
}
