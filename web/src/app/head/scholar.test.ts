import { everyField } from '@lab/contract/features/papers/manuscript.testing';
import { workTypes } from '@lab/contract/features/papers/types';
import { describe, expect, it } from 'vitest';
import { aPaper, theLab } from '../../test/records.ts';
import { writeTag } from './html.ts';
import { paperThing } from './paper-thing.ts';
import { scholarTags } from './scholar.ts';
import { scholarFaults, tagsIn } from './scholar-rules.testing.ts';
import { siteInfo } from './site-info.ts';

const site = siteInfo('https://lab.test', theLab());
const address = 'https://lab.test/paper/p1';

const faultsOf = (paper: ReturnType<typeof aPaper>) => {
  const html = `<!doctype html><head>${scholarTags(paper, address, site).map(writeTag).join('')}</head>`;
  return scholarFaults(tagsIn(html), paper);
};

describe.each(workTypes)('the tags of a work of type %s', (type) => {
  const paper = aPaper({
    ...everyField('first'),
    _id: 'p1',
    type,
    pages: '45-67',
    pdf: '/files/papers/u1/p1.pdf',
  });

  it('are complete by the rules of Google Scholar', () => {
    expect(faultsOf(paper)).toEqual([]);
  });

  it.each(['2019', '2019-03', '2019-03-04'])('say the date as precisely as %s', (publicationDate) => {
    expect(faultsOf({ ...paper, publicationDate })).toEqual([]);
  });

  it('are right for a work with a title, an author and a year', () => {
    const bare = aPaper({ _id: 'p1', type, title: 'T', authors: ['Ada Byron'], publicationDate: '2019' });
    const empty = { publisher: '', doi: '', details: '', category: '', image: '', links: {} };
    expect(faultsOf({ ...bare, ...empty, pages: undefined, pdf: undefined })).toEqual([]);
  });

  // The words of a German lab say nothing about its papers.
  it('name no language, because nobody knows it', () => {
    const names = scholarTags(paper, address, site).map(writeTag).join('');
    expect(names).not.toMatch(/language/);
  });

  it('name no PDF of another site', () => {
    expect(faultsOf({ ...paper, pdf: 'https://elsewhere.example/p1.pdf' })).toEqual([]);
  });

  it('are next to JSON-LD with a type, a name, people and a date', () => {
    expect(paperThing(paper, site)).toMatchObject({
      '@type': expect.stringMatching(/^[A-Z]\w+$/),
      name: paper.title,
      author: paper.authors.map((name) => expect.objectContaining({ name })),
      datePublished: paper.publicationDate,
      encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf' },
    });
    const thing = JSON.stringify(paperThing(paper, site));
    for (const number of [paper.isbn, paper.issn, paper.doi]) expect(thing).toContain(`"${number}"`);
  });
});

it('name the proceedings for Zotero too, before the tag by which it knows a paper at a conference', () => {
  const paper = aPaper({ type: 'conference', bookTitle: 'Proceedings of Fog' });
  const tags = scholarTags(paper, address, site).map(writeTag).join('');
  expect(tags).toMatch(
    /citation_inbook_title" content="Proceedings of Fog".*citation_conference_title" content="Proceedings of Fog"/,
  );
});

it.each([
  ['master', 'Master’s thesis'],
  ['dataset', 'Dataset'],
  ['article', 'Text'],
] as const)('say of a work of type %s that it is a %s', (type, word) => {
  const tags = scholarTags(aPaper({ type }), address, site).map(writeTag).join('');
  expect(tags.replaceAll('&#39;', '’').replaceAll("'", '’')).toContain(`name="DC.type" content="${word}"`);
});

it('name people and organisations by their stored parts', () => {
  const authors = ['Vijay Janapa Reddi', 'Inst. of Sand, Bergen'];
  const nameParts = [{ family: 'Janapa Reddi', given: 'Vijay' }, { literal: 'Inst. of Sand, Bergen' }];
  const paper = aPaper({ authors, nameParts });
  const tags = scholarTags(paper, address, site).map(writeTag).join('');
  expect(tags).toContain('name="citation_author" content="Janapa Reddi, Vijay"');
  expect(tags).toContain('name="citation_author" content="Inst. of Sand, Bergen"');
  expect(paperThing(paper, site)).toMatchObject({ author: authors.map((name) => ({ name })) });
});

it('the rules find what is missing', () => {
  const paper = aPaper({ ...everyField('first'), _id: 'p1', pdf: '/files/papers/u1/p1.pdf' });
  const html = scholarTags(paper, address, site).map(writeTag).join('');
  const without = (name: string) => html.replace(new RegExp(`<meta name="citation_${name}"[^>]*>`), '');
  for (const name of [
    'title',
    'author',
    'publication_date',
    'volume',
    'journal_title',
    'issn',
    'isbn',
    'pdf_url',
  ])
    expect(scholarFaults(tagsIn(without(name)), paper), name).not.toEqual([]);
  const elsewhere = html.replace('paper/p1.pdf', 'files/papers/u1/p1.pdf');
  expect(scholarFaults(tagsIn(elsewhere), paper)).toEqual(['the PDF is not in the folder of the page']);
});
