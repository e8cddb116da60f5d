import { api } from '@lab/contract';
import type { PaperNotice } from '@lab/contract/features/papers/notices';
import { asRow } from '@lab/contract/features/papers/row';
import { describe, expect, it } from 'vitest';
import { aPaper } from '../test/records.ts';
import { stubServer } from '../test/server.ts';
import { send } from './api.ts';
import { paperRowsQuery, papersOfQuery, selectedWorksOf, selectedWorksQuery } from './paper-rows.ts';
import { createQueryClient } from './query.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => `Author ${at + 1}`);
const notice = (kind: PaperNotice['kind']): PaperNotice => ({ kind, date: '2026', link: '', text: '' });

describe('the row of a paper', () => {
  it('has what the list shows, and nothing that only the page needs', () => {
    expect(asRow(aPaper({ links: { code: 'https://code.test', data: 'https://data.test' } }))).toEqual({
      _id: 'p1',
      type: 'article',
      title: 'Tides in a teacup',
      venue: 'Journal of Small Waves',
      publicationDate: '2025-03-14',
      authors: [['Ada Byron'], ['Émilie du Châtelet']],
      files: [
        ['code', 'https://code.test'],
        ['data', 'https://data.test'],
        ['doi', 'https://doi.org/10.1000/182'],
      ],
    });
  });

  it('has no empty fields', () => {
    const row = asRow(aPaper({ doi: '', pdf: '', links: { code: '' } }));
    expect(Object.keys(row).sort()).toEqual([
      '_id',
      'authors',
      'files',
      'publicationDate',
      'title',
      'type',
      'venue',
    ]);
    expect(row.files).toEqual([]);
  });

  it('has its PDF and its rendered formulas', () => {
    const drawn = [{ source: '$E$', mathml: '<math/>', plain: 'E' }];
    const row = asRow(aPaper({ pdf: '/files/papers/u1/1.pdf', drawn }));
    expect(row.files[0]).toEqual(['pdf', '/files/papers/u1/1.pdf']);
    expect(row.drawn).toEqual(drawn);
  });

  it('warns of the gravest notice, which the server may have found already', () => {
    const corrected = aPaper({ notices: [notice('correction'), notice('concern')] });
    expect(asRow(corrected).notice).toBe('concern');
    expect(asRow({ ...corrected, notice: 'retraction' }).notice).toBe('retraction');
    expect(asRow(aPaper({ notices: [] }))).not.toHaveProperty('notice');
  });
});

describe('the authors of a row', () => {
  it('are all named up to seven, because leaving out one would save no space', () => {
    const row = asRow(aPaper({ authors: names(7) }));
    expect(row.authors).toHaveLength(7);
    expect(row).not.toHaveProperty('others');
  });

  it('are the first six of more, and the others are counted', () => {
    const row = asRow(aPaper({ authors: names(8) }));
    expect(row.authors).toEqual(names(6).map((name) => [name]));
    expect(row.others).toBe(2);
  });

  it('include every member of the team, wherever they stand', () => {
    const memberIds = [...Array(8).fill(''), 'm1', ''];
    const row = asRow(aPaper({ authors: names(10), memberIds }));
    expect(row.authors.slice(5)).toEqual([['Author 6'], ['…'], ['Author 9', 'm1']]);
    expect(row.others).toBe(3);
  });

  it('are twenty at most, even if more are members', () => {
    const row = asRow(aPaper({ authors: names(30), memberIds: names(30) }));
    expect(row.authors).toHaveLength(20);
    expect(row.others).toBe(10);
  });
});

describe('what is asked of the server', () => {
  const client = () => createQueryClient(send);

  it('is one page of the newest, which costs 21 reads with the one after it and the lab', async () => {
    const server = stubServer().answers(api.papers.list, [aPaper()]);
    const { pages } = await client().fetchInfiniteQuery(paperRowsQuery({ area: 'Waves' }));
    expect(pages[0]?.items).toEqual([asRow(aPaper())]);
    expect(server.calls(api.papers.list)[0]?.query).toEqual({ area: 'Waves', order: 'date', limit: '19' });
  });

  it('is two less for the page of a person, which also asks for other things', async () => {
    const server = stubServer().answers(api.papers.list, []);
    await client().fetchInfiniteQuery(papersOfQuery('m1'));
    expect(server.calls(api.papers.list)[0]?.query).toEqual({ person: 'm1', order: 'date', limit: '17' });
  });

  it('are the selected works, or only those of one member', async () => {
    const { image, details, ...work } = aPaper();
    const selected = { ...work, memberIds: ['m1', ''] };
    const other = { ...selected, _id: 'p2', memberIds: ['', 'm2'] };
    stubServer().answersWith(api.papers.selected, () => ({ body: [selected, other] }));
    const of = client();
    expect(await of.fetchQuery(selectedWorksQuery)).toEqual([asRow(selected), asRow(other)]);
    expect(await of.fetchQuery(selectedWorksOf('m2'))).toEqual([asRow(other)]);
    expect(await of.fetchQuery(selectedWorksOf('m1'))).toEqual([asRow(selected)]);
    expect(await of.fetchQuery(selectedWorksOf('nobody'))).toEqual([]);
  });
});
