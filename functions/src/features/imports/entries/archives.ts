/** Preprints: programs write the archive and its number into different fields. */
import type { CslCustom, CslItem } from '@lab/contract/features/imports/entry';

const number = String.raw`(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?`;
const arxivNumber = new RegExp(`^(?:arxiv:)?\\s*(${number})`, 'i');
const places = [
  // Google Scholar: `arXiv preprint arXiv:1706.03762`; DBLP: the journal CoRR with the volume abs/1706.03762.
  new RegExp(`\\barxiv\\b.{0,500}?(?:arxiv:|abs/|\\s)(${number})`, 'i'),
  new RegExp(`\\bCoRR\\b.{0,500}?abs/(${number})`, 'i'),
  new RegExp(`10\\.48550/arxiv\\.(${number})`, 'i'),
  new RegExp(`arxiv\\.org/(?:abs|pdf)/(${number})`, 'i'),
];

/** The number of a preprint at arXiv, also in an address or with the prefix `arXiv:`. */
export function arxivIn(text: string): string | undefined {
  const start = text.slice(0, 500);
  const [, found] = arxivNumber.exec(start) ?? places.map((place) => place.exec(start)).find(Boolean) ?? [];
  return found;
}

/** As `bioRxiv`, `PsyArXiv: ...`, `SSRN Electronic Journal` and DBLP's `CoRR` begin. */
const server =
  /^(?:[a-z]*rxiv|corr(?=$|\s+abs)|ssrn|research square|osf preprints|cryptology eprint archive)\b/i;
/** Types that programs give to what they found at an archive. */
const inJournal = /^(?:article-journal|paper-conference|article)$/;
const withoutJournal = /^(?:document|webpage|manuscript)$/;

/** Settles archive and number of an entry, and that an entry with nothing else is a preprint. */
export function addArchive(item: CslItem, said: Pick<CslCustom, 'archive' | 'eprint'>): void {
  if (/^(?:pubmed|pmid)$/i.test(said.archive ?? '')) {
    item.PMID ??= said.eprint;
    return;
  }
  if (/^(?:hdl|handle)$/i.test(said.archive ?? '')) {
    item.custom = { ...item.custom, handle: said.eprint };
    return;
  }
  const journal = item['container-title'] ?? '';
  const isOpen = withoutJournal.test(item.type);
  const [name] = server.exec(journal || (isOpen && item.publisher) || '') ?? [];
  const given = !said.archive && said.eprint ? arxivIn(said.eprint) : undefined;
  const ofMisc = isOpen
    ? [item.publisher, item.note].find((text = '') => /^arxiv\b/i.test(text) && arxivIn(text))
    : undefined;
  const found =
    given ??
    arxivIn(`${journal} ${item.volume ?? ''}`) ??
    arxivIn(item.DOI ?? '') ??
    arxivIn(item.URL ?? '') ??
    arxivIn(ofMisc ?? '');
  const archive = said.archive?.toLowerCase() ?? (found ? 'arxiv' : undefined);
  const eprint = said.eprint?.replace(/^arxiv:\s*/i, '') ?? found;
  if (archive || eprint)
    item.custom = { ...item.custom, ...(archive && { archive }), ...(eprint && { eprint }) };
  const alone = !journal && isOpen && (name ?? (archive && eprint));
  if (alone || (name && inJournal.test(item.type))) item.type = 'article';
  if (item.type !== 'article' || !name) return;
  // The archive is not a journal, so it is not stored as one.
  delete item['container-title'];
  if (/^(?:arxiv|corr)$/i.test(name)) item.publisher = (journal && item.publisher) || 'arXiv';
  else item.publisher = name;
  if (/^abs\//.test(item.volume ?? '')) delete item.volume;
}
