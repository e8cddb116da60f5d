/** Digital object identifiers: how they are typed, which we take, and where each leads. */
const prefix = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i;
const shape = /^10\.\d{4,9}\/[^\s\\{}]+$/;
/** In an address such a part would lead out of the DOI. */
const dotSegment = /(^|\/)\.{1,2}(\/|$)/;

export function withoutDoiPrefix(text: string): string {
  return text.replace(prefix, '');
}

export function isDoi(text: string): boolean {
  return shape.test(text) && !dotSegment.test(text);
}

/** Some DOIs carry `#` and `?`, which would end the path. */
export function doiPath(doi: string): string {
  return doi.split('/').map(encodeURIComponent).join('/');
}

export function doiAddress(doi: string): string {
  return `https://doi.org/${doiPath(doi)}`;
}
