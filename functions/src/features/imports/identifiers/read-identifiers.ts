/** Reads a pasted list of identifiers in any spelling, also as addresses. */

import { limits } from '@lab/contract/api/limits';
import { identifierTexts } from '@lab/contract/features/imports/identifiers/texts';
import { findDoi } from '@lab/contract/lib/doi';
import { hasRightCheckDigit, orcidIn } from '@lab/contract/lib/orcid';
import { truncate } from '@lab/contract/lib/truncate';
import { arxivIn } from '../entries/archives.ts';
import { refused } from '../entries/read-entries.ts';

export interface Identifier {
  kind: 'doi' | 'arxiv' | 'pmid' | 'orcid';
  id: string;
}

export interface Listed {
  identifiers: Identifier[];
  notFound: NotFound[];
}

export interface NotFound {
  identifier: string;
  why: string;
  line?: number;
}

const { why } = identifierTexts;
const label = /\b(doi|pmid|pubmed|arxiv|orcid)(?:\s+id)?\s*:\s+/gi;
/** A comma may be a part of a DOI, so it separates only where something new begins after it. */
const separator =
  /\s+|(?<![,;])[,;]+(?=\s|$|10\.\d{4}|https?:|(?:doi|arxiv|pmid|orcid):|\d{1,9}(?:[,;\s]|$)|\d{4}-\d{4}-)/gi;
const pmid =
  /^(?:pmid:|pubmed:|(?:https?:\/\/)?(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pubmed)\/)?(\d{1,9})\/?$/i;
const arxivAddress = /^(?:arxiv:|(?:https?:\/\/)?(?:[a-z]+\.)?arxiv\.org\/)/i;

/** Reads no further than to the largest list, and refuses a larger one. */
export function readIdentifiers(text: string): Listed {
  const identifiers = new Map<string, Identifier>();
  const notFound: NotFound[] = [];
  for (const word of wordsOf(text.replace(label, '$1:'))) {
    const read = identifierIn(word);
    if (typeof read === 'string') notFound.push({ identifier: word, why: read });
    else identifiers.set(keyOf(read), read);
    if (identifiers.size + notFound.length > limits.importEntries) break;
  }
  const isProse = notFound.length > mostOtherWords && notFound.length > 2 * identifiers.size;
  return isProse ? readProse(text) : listed(identifiers, notFound);
}

function listed(identifiers: ReadonlyMap<string, Identifier>, notFound: NotFound[]): Listed {
  if (identifiers.size + notFound.length > limits.importEntries)
    throw refused(identifierTexts.tooMany(limits.importEntries));
  return { identifiers: [...identifiers.values()], notFound };
}

const keyOf = ({ kind, id }: Identifier) => `${kind}:${id.toLowerCase()}`;

/** One after the other, because a text may have millions. */
function* wordsOf(text: string): Generator<string> {
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(separator)) {
    yield* bareWord(text.slice(from, index));
    from = index + sign.length;
  }
  yield* bareWord(text.slice(from));
}

const bareWord = (written: string) => {
  const word = written.replace(/^[<("'[]+/, '').replace(/(?<![>"'\],;.])[>"'\],;.]+$/, '');
  return word ? [word] : [];
};

/** A longer one would make an address that no service takes. */
const longestDoi = 500;
const mostOtherWords = 10;
const mostLines = 30;
/** In a list of identifiers it is one of PubMed or arXiv; in prose it is a page, a volume or a year. */
const bareNumber = /^[\d.]+(?:v\d+)?$/;

/**
 * A list of references, or a data file of a site: only what is marked as an identifier counts, and lines
 * without one are said.
 */
function readProse(text: string): Listed {
  const identifiers = new Map<string, Identifier>();
  const without: NotFound[] = [];
  let lines = 0;
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const found = identifiersInText(line);
    for (const read of found) identifiers.set(keyOf(read), read);
    if (found.length > 0 || !line.trim()) continue;
    lines += 1;
    if (lines <= mostLines)
      without.push({
        identifier: truncate(line.trim(), limits.title),
        why: why.nothingInLine(at + 1),
        line: at + 1,
      });
  }
  const all = listed(identifiers, []).identifiers;
  const works = all.filter(({ kind }) => kind !== 'orcid');
  const [first] = without;
  const many = first && { ...first, why: why.nothingInLines(lines) };
  return {
    // Beside works, an ORCID iD says who wrote them, and not that all works of this person are meant.
    identifiers: works.length > 0 ? works : all,
    notFound: lines > mostLines && many ? [many] : without,
  };
}

/** Only what is marked as an identifier. */
export function identifiersInText(text: string): Identifier[] {
  const words = [...wordsOf(text.replace(label, '$1:'))].filter((word) => !bareNumber.test(word));
  return words.map(identifierIn).filter((read) => typeof read !== 'string');
}

function identifierIn(word: string): Identifier | string {
  const iD = orcidIn(word);
  if (iD) return hasRightCheckDigit(iD) ? { kind: 'orcid', id: iD } : why.checkDigit;
  const doi = findDoi(word);
  const arxiv = arxivIn(doi ?? word);
  if (arxiv && (doi ? /^10\.48550\//.test(doi) : arxivAddress.test(word) || wholeNumber(word, arxiv)))
    return { kind: 'arxiv', id: arxiv.replace(/v\d+$/, '') };
  if (doi && doi.length <= longestDoi) return { kind: 'doi', id: doi };
  const [, number] = pmid.exec(word) ?? [];
  return number ? { kind: 'pmid', id: String(Number(number)) } : why.unreadable;
}

function wholeNumber(word: string, arxiv: string): boolean {
  return word.toLowerCase() === arxiv.toLowerCase();
}
