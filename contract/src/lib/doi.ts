/** Digital object identifiers (DOIs): the forms in which people type them, and their addresses. */
import { decoded } from './decoded.ts';

const label = /^doi:\s*/i;
const resolver = /^(?:https?:\/\/)?(?:(?:dx|www)\.)?doi\.org\//i;
const shape = /^10\.\d{4,9}\/[^\s\\{}]+$/;
/** A path segment of dots would change the path that the DOI's address leads to. */
const dotSegment = /(^|\/)\.{1,2}(\/|$)/;

/** An address has some signs of a DOI escaped, such as `%3C` for `<`. */
export function withoutDoiPrefix(text: string): string {
  const bare = text.replace(label, '');
  const found = bare.replace(resolver, '');
  return found === bare ? bare : found.replace(escaped, readable);
}

const escaped = /(?:%[0-9a-f]{2})+/gi;
const readable = (run: string) => decoded(run) ?? run;
const anywhere = /10\.\d{4,9}\/[^\s\\{}]+/;

/** The DOI in an address, a citation or a search, without the punctuation that ends a sentence. */
export function findDoi(text: string): string | undefined {
  const [found = ''] = anywhere.exec(text.replace(escaped, readable)) ?? [];
  const doi = found.replace(/(?<![.,;:'"”»>\]])[.,;:'"”»>\]]+$/, '');
  const bare = doi.endsWith(')') && !doi.includes('(') ? doi.slice(0, -1) : doi;
  return isDoi(bare) ? bare : undefined;
}

export function isDoi(text: string): boolean {
  return shape.test(text) && !dotSegment.test(text);
}

/** DOIs may contain `#` and `?`, which would end the path of an address. */
export function doiPath(doi: string): string {
  return doi.split('/').map(encodeURIComponent).join('/');
}

export function doiAddress(doi: string): string {
  return `https://doi.org/${doiPath(doi)}`;
}
