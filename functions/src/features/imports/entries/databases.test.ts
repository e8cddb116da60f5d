/** Exports of Scopus, Web of Science and PubMed, and tables that people typed. */
import { describe, expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';
import { worksIn } from './works.testing.ts';

describe('Scopus', () => {
  test('as a table', async () => {
    const text = `"Authors","Author full names","Author(s) ID","Title","Year","Source title","Volume","Issue","Art. No.","Page start","Page end","Cited by","DOI","Link","Abstract","Author Keywords","Index Keywords","Document Type","Source","EID"
"Roe A.; de Vries B.C.","Roe, Ada (571); de Vries, Bo C. (572)","571; 572","Tides","2021","Acta Maris","7","2","","101","110","3","10.1234/x","https://www.scopus.com/inward/record.uri?eid=2","Ab.","tides; mud","Water","Article","Scopus","2-s2.0-1"
"Roe A.","","571","Harbours","2022","Lecture Notes in Ports","7","","12","","","3","","https://www.scopus.com/inward/record.uri?eid=2","[No abstract available]","","","Conference paper","Scopus","2-s2.0-2"`;
    expect(await worksIn(text)).toMatchObject([
      {
        type: 'article',
        title: 'Tides',
        authors: ['Ada Roe', 'Bo C. de Vries'],
        publisher: 'Acta Maris',
        volume: '7',
        issue: '2',
        pages: '101-110',
        doi: '10.1234/x',
        url: '',
        details: 'Ab.',
        keywords: 'tides, mud',
      },
      {
        type: 'conference',
        authors: ['A. Roe'],
        bookTitle: 'Lecture Notes in Ports',
        articleNumber: '12',
        details: '',
        url: 'https://www.scopus.com/inward/record.uri?eid=2',
      },
    ]);
  });

  test('as BibTeX, without its counts', async () => {
    const text = `Scopus
EXPORT DATE: 3 September 2022

@ARTICLE{Roe2022,
author={Roe, A. and De Vries, B.},
title={Tides},
journal={Acta Maris},
year={2022},
art_number={126210},
note={cited By 2},
author_keywords={Tides;  Mud},
keywords={Water, Sea},
editor={De Vries A.},
}`;
    expect(await worksIn(text, 'scopus.bib')).toMatchObject([
      {
        authors: ['A. Roe', 'B. De Vries'],
        articleNumber: '126210',
        note: '',
        keywords: 'Tides, Mud',
        editors: ['A. De Vries'],
      },
    ]);
  });
});

test('PubMed, where only initials are known', async () => {
  const text = 'PMID- 1\nTI  - Tides.\nAU  - Reed ML Jr\nAU  - Öhm Ö\nAU  - van Roe A\nDP  - 1961\n';
  expect(await worksIn(text, 'pubmed.nbib')).toMatchObject([
    { authors: ['ML Reed Jr', 'Ö Öhm', 'A van Roe'] },
  ]);
});

test('PubMed as a table', async () => {
  const text = `PMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI
"30000011","Seed oil","Roe A, de Oliveira Filho ASB.","Acta Maris. 2021 Mar;75(2):101-10. doi: 10.1000/eb.21. Epub 2021 Jan 3.","Roe A","Acta Maris","2021","2021/01/04","PMC12","","10.1000/eb.21"
"30000012","Fruit","Doe B.","Plants (Basel). 2019 Feb 24;8:1035.","Doe B","Plants (Basel)","2019","2019/03/11","","",""`;
  expect(await worksIn(text)).toMatchObject([
    {
      type: 'article',
      authors: ['A Roe', 'ASB de Oliveira Filho'],
      publisher: 'Acta Maris',
      volume: '75',
      issue: '2',
      pages: '101-110',
      pubmed: '30000011',
      publicationDate: '2021',
    },
    { authors: ['B. Doe'], volume: '8', issue: '', pages: '1035' },
  ]);
});

const savedRecords = `FN Clarivate Analytics Web of Science
VR 1.0
PT J
AU Roe, A
   de Vries, B
AF Roe, Ada
   de Vries, Bo Carl
CA Tide Consortium
TI Tides of the narrow
   channel
SO ACTA MARIS
LA English
DT Article
DE tides; mud
   flats; foam
ID WATER
AB First line.
   Second line.
SN 1234-5679
PD APR
PY 2021
VL 7
IS 2
BP 101
EP 110
DI 10.1234/x
UT WOS:000001
PM 123
ER

PT C
AU Roe, A
TI Ports
SO PROCEEDINGS OF HARBOURS
DT Proceedings Paper
CT Harbours 2020
PY 2020
BP 3
EP 9
UT WOS:000002
ER

PT J
AU Roe, A
DT Article
ER

EF`;

test('Web of Science as plain text', async () => {
  const entries = await readEntries(savedRecords, 'savedrecs.txt');
  expect(entries).toMatchObject([
    { key: 'WOS:000001', line: 3, format: 'wos' },
    { key: 'WOS:000002', line: 31 },
    { line: 43, problem: 'This entry has no title.' },
  ]);
  expect(await worksIn(savedRecords, 'savedrecs.txt')).toMatchObject([
    {
      type: 'article',
      title: 'Tides of the narrow channel',
      authors: ['Ada Roe', 'Bo Carl de Vries', 'Tide Consortium'],
      publisher: 'ACTA MARIS',
      details: 'First line. Second line.',
      keywords: 'tides, mud flats, foam',
      volume: '7',
      issue: '2',
      pages: '101-110',
      doi: '10.1234/x',
      pubmed: '123',
      publicationDate: '2021-04',
    },
    { type: 'conference', bookTitle: 'PROCEEDINGS OF HARBOURS', event: 'Harbours 2020', pages: '3-9' },
    'This entry has no title.',
  ]);
});

test('Web of Science as a tab-delimited file', async () => {
  const text =
    'PT\tAU\tAF\tTI\tSO\tDT\tDE\tPD\tPY\tVL\tBP\tEP\tDI\n' +
    'J\tRoe, A; Lee, K\tRoe, Ada; Lee, Ki "Kim"\t"Tides" again\tACTA\tArticle\ta; b\tAPR 1\t2021\t7\t1\t9\t10.1/x\n';
  expect(await worksIn(text, 'savedrecs.txt')).toMatchObject([
    {
      title: '"Tides" again',
      authors: ['Ada Roe', 'Ki "Kim" Lee'],
      publisher: 'ACTA',
      publicationDate: '2021-04-01',
      keywords: 'a, b',
    },
  ]);
});

test('Web of Science as a table', async () => {
  const text = `Publication Type\tAuthors\tAuthor Full Names\tArticle Title\tSource Title\tDocument Type\tAuthor Keywords\tPublication Date\tPublication Year\tVolume\tStart Page\tEnd Page\tArticle Number\tDOI
J\tRoe, A; Lee, KH\tRoe, Ada; Lee, Ki Hong\tTides\tACTA MARIS\tArticle\ttides; mud\tAPR 1\t2021\t7\t101\t110\te5\t10.1234/x
C\tRoe, A\t\tPorts\tPROC HARB\tProceedings Paper\t\t\t2020\t\t3\t3\t\t`;
  expect(await worksIn(text, 'savedrecs.txt')).toMatchObject([
    {
      type: 'article',
      authors: ['Ada Roe', 'Ki Hong Lee'],
      publisher: 'ACTA MARIS',
      keywords: 'tides, mud',
      publicationDate: '2021-04-01',
      pages: '101-110',
      articleNumber: 'e5',
    },
    { type: 'conference', bookTitle: 'PROC HARB', pages: '3', publicationDate: '2020' },
  ]);
});

test.each([
  [
    'Title,Authors,Year,Venue,Type',
    'Tides,"Ada Roe, Bo Lee, Li Wei",2021,Acta Maris,Journal article',
    'article',
  ],
  ['Titel;Autoren;Jahr;Zeitschrift;Typ', 'Tides;Ada Roe, Bo Lee, Li Wei;2021;Acta Maris;Artikel', 'article'],
  ['Titel;Autor:innen;Datum;Journal', 'Tides;Ada Roe, Bo Lee, Li Wei;1.3.2021;Acta Maris', 'article'],
])('a table that somebody typed: %s', async (header, row, type) => {
  const [work] = await worksIn(`${header}\n${row}`);
  expect(work).toMatchObject({
    type,
    title: 'Tides',
    authors: ['Ada Roe', 'Bo Lee', 'Li Wei'],
    publisher: 'Acta Maris',
    publicationDate: header.includes('Datum') ? '2021-03-01' : '2021',
  });
});

test.each([
  ['PhD thesis', 'doctoral'],
  ['Masterarbeit', 'master'],
  ['Book chapter', 'chapter'],
  ['Preprint', 'preprint'],
  ['Dataset', 'dataset'],
  ['Software', 'software'],
  ['Book', 'book'],
  ['Poster', 'poster'],
  ['Something', 'other'],
])('the type %s of a table', async (said, type) => {
  expect(await worksIn(`Title,Authors,Year,Type\nTides,"Roe, Ada",2021,${said}`)).toMatchObject([{ type }]);
});
