/** Reads a pasted list of identifiers in any spelling, also as addresses. */
import { findDoi } from '@lab/contract/doi';
import { identifierTexts } from '@lab/contract/imports/identifiers/texts';
import { hasRightCheckDigit, orcidIn } from '@lab/contract/orcid';
import { arxivIn } from '../entries/archives.ts';

export interface Identifier {
  kind: 'doi' | 'arxiv' | 'pmid' | 'orcid';
  id: string;
}

export interface NotFound {
  identifier: string;
  why: string;
}

const { why } = identifierTexts;
const label = /\b(doi|pmid|pubmed|arxiv|orcid)(?:\s+id)?\s*:\s+/gi;
/** A comma may be a part of a DOI, so it separates only where something new begins after it. */
const separator =
  /\s+|[,;]+(?=\s|$|10\.\d{4}|https?:|(?:doi|arxiv|pmid|orcid):|\d{1,9}(?:[,;\s]|$)|\d{4}-\d{4}-)/i;
const pmid =
  /^(?:pmid:|pubmed:|(?:https?:\/\/)?(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pubmed)\/)?(\d{1,9})\/?$/i;
const arxivAddress = /^(?:arxiv:|(?:https?:\/\/)?(?:[a-z]+\.)?arxiv\.org\/)/i;

export function readIdentifiers(text: string): { identifiers: Identifier[]; notFound: NotFound[] } {
  const identifiers = new Map<string, Identifier>();
  const notFound: NotFound[] = [];
  for (const written of text.replace(label, '$1:').split(separator)) {
    const word = written.replace(/^[<("'[]+|[>"'\],;.]+$/g, '');
    if (!word) continue;
    const read = identifierIn(word);
    if (typeof read === 'string') notFound.push({ identifier: word, why: read });
    else identifiers.set(`${read.kind}:${read.id.toLowerCase()}`, read);
  }
  return { identifiers: [...identifiers.values()], notFound };
}

function identifierIn(word: string): Identifier | string {
  const iD = orcidIn(word);
  if (iD) return hasRightCheckDigit(iD) ? { kind: 'orcid', id: iD } : why.checkDigit;
  const doi = findDoi(word);
  const arxiv = arxivIn(doi ?? word);
  if (arxiv && (doi ? /^10\.48550\//.test(doi) : arxivAddress.test(word) || wholeNumber(word, arxiv)))
    return { kind: 'arxiv', id: arxiv.replace(/v\d+$/, '') };
  if (doi) return { kind: 'doi', id: doi };
  const [, number] = pmid.exec(word) ?? [];
  return number ? { kind: 'pmid', id: String(Number(number)) } : why.unreadable;
}

function wholeNumber(word: string, arxiv: string): boolean {
  return word.toLowerCase() === arxiv.toLowerCase();
}
