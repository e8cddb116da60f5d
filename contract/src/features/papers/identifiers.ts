/** The addresses of identifiers other than the DOI, which has one of its own (doi.ts). */
import { doiAddress, isDoi, withoutDoiPrefix } from '../../lib/doi.ts';

interface Known {
  /** What people type before the identifier itself. */
  prefix: RegExp;
  /** What follows it in an address or on the page of its service. */
  ending?: RegExp;
  shape: RegExp;
  at: string;
}

const identifiers = {
  arxiv: {
    prefix: /^(?:https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\/|arxiv:\s*)/i,
    ending: /\.pdf$|(?:(?<!\s)\s+)?\[[a-z.-]+\]$/i,
    shape: /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/,
    at: 'https://arxiv.org/abs/',
  },
  pubmed: {
    prefix:
      /^(?:https?:\/\/(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/|pmid:?\s*)/i,
    shape: /^\d{1,9}$/,
    at: 'https://pubmed.ncbi.nlm.nih.gov/',
  },
  handle: {
    prefix: /^(?:https?:\/\/hdl\.handle\.net\/|hdl:\s*)/i,
    shape: /^\d[\w.]*\/[\w.~:-][\w.~:/-]*$/,
    at: 'https://hdl.handle.net/',
  },
} satisfies Record<string, Known>;

type IdentifierName = keyof typeof identifiers;

export const isIdentifier = (name: string): name is IdentifierName => name in identifiers;

function identifierIn(name: IdentifierName, written: string): string {
  const { prefix, ending = /\/$/, shape }: Known = identifiers[name];
  const bare = written.trim().replace(prefix, '').replace(/\/$/, '').replace(ending, '');
  return shape.test(bare) && !bare.split('/').includes('..') ? bare : '';
}

/** Empty if the text does not look like such an identifier; pages then show it without a link. */
export function identifierAddress(name: IdentifierName, written: string): string {
  const bare = identifierIn(name, written);
  return bare && identifiers[name].at + bare;
}

/** Without the address or the name of its service, which citations write themselves. */
export const bareIdentifier = (name: IdentifierName, written = ''): string =>
  identifierIn(name, written) || written;

/** The address of a DOI or an arXiv identifier; anything else stays as it was written. */
export function addressOfAny(written: string): string {
  if (/^https?:/i.test(written)) return written;
  const doi = withoutDoiPrefix(written);
  return isDoi(doi) ? doiAddress(doi) : identifierAddress('arxiv', written) || written;
}
