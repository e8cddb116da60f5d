/** A work as an entry of a bibliography, which the import of works reads. */
import { texOf } from '@lab/contract/features/citations/bibtex';
import { textOfList } from '@lab/contract/features/citations/own-lists';
import type { Item } from '../../../features/imports/entries/item.ts';
import type { WorkFacts } from './work-facts.ts';

/** CSL-JSON of a work without a `cite.bib`. */
export function cslOf(id: string, facts: WorkFacts): Item {
  const { type, author, date, venue, volume, issue, pages, doi, arxiv, isbn, abstract, keywords, note } =
    facts;
  const isWhole = ['thesis', 'report', 'book'].includes(type);
  return {
    id,
    type: type || 'document',
    // The word means preprints and working papers there.
    ...(type === 'article' && { genre: 'preprint' }),
    title: facts.title,
    author,
    issued: date,
    [isWhole ? 'publisher' : 'container-title']: venue,
    volume,
    issue,
    page: pages,
    DOI: doi,
    ISBN: isbn,
    abstract,
    keyword: keywords,
    note,
    custom: {
      ...(arxiv && { archive: 'arxiv', eprint: arxiv.replace(/v\d+$/, '') }),
      selected: facts.selected,
      pdf: facts.pdf,
      links: facts.links,
      equalContribution: facts.equalContribution,
      corresponding: facts.corresponding,
    },
  };
}

/** The entry of `cite.bib` with the fields that it lacks, before its last brace. */
export function withFacts(entry: string, fields: ReadonlyMap<string, string>, facts: WorkFacts): string {
  const { abstract, keywords, note, doi, selected, pdf, links, equalContribution, corresponding } = facts;
  const marks = [
    ...equalContribution.map((at) => `${at + 1}=equal`),
    ...corresponding.map((at) => `${at + 1}=corresponding`),
  ];
  const lacks = (...names: string[]) => names.every((name) => !fields.get(name)?.trim());
  const more: [string, string][] = [
    ['doi', lacks('doi') ? doi : ''],
    ['abstract', lacks('abstract') ? texOf(abstract) : ''],
    ['keywords', lacks('keywords', 'keyword', 'author_keywords') ? texOf(keywords) : ''],
    ['award', lacks('award') ? texOf(note) : ''],
    ['pdf', lacks('pdf') ? pdf : ''],
    ['links', texOf(textOfList('links', links))],
    ['author+an', lacks('author+an') ? marks.join('; ') : ''],
    ['selected', selected ? 'true' : ''],
  ];
  const added = more.filter(([, value]) => value).map(([name, value]) => `,\n  ${name} = {${value}}`);
  const whole = entry.trimEnd();
  return `${whole.slice(0, -1).replace(/(?<![\s,])[\s,]+$/, '')}${added.join('')}\n${whole.at(-1)}\n`;
}
