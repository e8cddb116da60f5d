import { describe, expect, test } from 'vitest';
import { workFromItem } from '../work-from-item.ts';
import { readEntries } from './read-entries.ts';
import { worksIn } from './works.testing.ts';

const read = (text: string) => readEntries(text, 'works.csv');

describe('Google Scholar', () => {
  const header = 'Authors,Title,Publication,Volume,Number,Pages,Year,Publisher';

  test('names types by their publication, and authors with a semicolon at the end', async () => {
    const text = [
      `\uFEFF${header}`,
      '"Doe, Jane; de la Cruz, Ana María; ","Tides, ""waves"" and winds",Acta Maris,12,3,45-67,2019,Elsevier',
      '"Roe, Rita; ","Ports of call","Proceedings of the Harbour Conference",,,1-8,2020,ACM',
      '"Roe, Rita; ","Deep ports","arXiv preprint arXiv:2101.00001",,,,2021,',
      '"Roe, Rita; ","All ports",,,,,2018,"Harbour Press"',
    ].join('\r\n');
    expect(await worksIn(text)).toMatchObject([
      {
        type: 'article',
        title: 'Tides, "waves" and winds',
        authors: ['Jane Doe', 'Ana María de la Cruz'],
        publisher: 'Acta Maris',
        volume: '12',
        issue: '3',
        pages: '45-67',
        publicationDate: '2019',
      },
      { type: 'conference', bookTitle: 'Proceedings of the Harbour Conference', publisher: 'ACM' },
      { type: 'preprint', arxiv: '2101.00001' },
      { type: 'book', publisher: 'Harbour Press' },
    ]);
  });

  test('as Excel saves it, with semicolons between cells', async () => {
    const text = `sep=;\n${header.replaceAll(',', ';')}\n"Doe, Jane; Roe, Rita";Tides;Acta;;;;2019;\n`;
    expect(await worksIn(text)).toMatchObject([{ title: 'Tides', authors: ['Jane Doe', 'Rita Roe'] }]);
    expect((await read(text))[0]?.line).toBe(3);
  });

  test.each([
    ['Jane Doe, Rita Roe and Li Wei', ['Jane Doe', 'Rita Roe', 'Li Wei']],
    ['Doe, Jane and Roe, Rita', ['Jane Doe', 'Rita Roe']],
    ['Jane Doe; Rita Roe', ['Jane Doe', 'Rita Roe']],
    ['García Márquez, Gabriel', ['Gabriel García Márquez']],
    ['van der Berg, Jan; Smith, Jr., John', ['Jan van der Berg', 'John Smith Jr.']],
    ['The Tides Collaboration', ['The Tides Collaboration']],
  ])('reads the authors %j', async (cell, authors) => {
    expect(await worksIn(`${header}\n"${cell}",Tides,Acta,,,,2019,\n`)).toMatchObject([{ authors }]);
  });
});

describe('Zotero', () => {
  const header =
    '"Key","Item Type","Publication Year","Author","Title","Publication Title","ISBN","ISSN","DOI","Url","Abstract Note","Date","Date Added","Pages","Issue","Volume","Series","Publisher","Place","Rights","Type","Extra","Notes","File Attachments","Manual Tags","Automatic Tags","Editor","Number","Edition","Version","Conference Name"';
  const names = header.split(',').map((name) => name.replaceAll('"', ''));
  const row = (cells: Record<string, string>) =>
    names.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(',');
  const common = { Author: 'Doe, Jane', Title: 'Tides', Date: '2019-05-17', 'Publication Year': '2019' };

  test('with all that its columns say, and line breaks in cells', async () => {
    const article = row({
      ...common,
      Key: 'ABCD1234',
      'Item Type': 'journalArticle',
      Author: 'Doe, Jane; World Health Organization',
      'Publication Title': 'Acta Maris',
      DOI: '10.1000/tides',
      ISSN: '1234-5678',
      'Abstract Note': 'One, "two".\n\nThree.',
      Pages: '1-9',
      Issue: '2',
      Volume: '7',
      Rights: 'CC BY',
      Extra: 'PMID: 12345678\nCitation Key: doe',
      Notes: '<p>private</p>',
      'Manual Tags': 'tides; waves',
      'Automatic Tags': 'Physics',
    });
    const [entry] = await read(`${header}\n${article}\n`);
    expect(entry).toMatchObject({ key: 'ABCD1234', line: 2, format: 'csv' });
    expect(workFromItem(entry?.item ?? { type: '' })).toMatchObject({
      type: 'article',
      authors: ['Jane Doe', 'World Health Organization'],
      publisher: 'Acta Maris',
      doi: '10.1000/tides',
      details: 'One, "two".\nThree.',
      issn: '1234-5678',
      volume: '7',
      issue: '2',
      pages: '1-9',
      licence: 'CC BY',
      pubmed: '12345678',
      keywords: 'tides, waves, Physics',
      publicationDate: '2019-05-17',
    });
  });

  test.each([
    ['conferencePaper', { 'Publication Title': 'Proc', 'Conference Name': 'Harbours 2019' }, 'conference'],
    ['preprint', { Number: 'arXiv:2101.00001', Publisher: 'arXiv' }, 'preprint'],
    ['thesis', { Type: 'Master Thesis', Publisher: 'A University' }, 'master'],
    ['bookSection', { 'Publication Title': 'A Book', Editor: 'Roe, Rita' }, 'chapter'],
    ['computerProgram', { Version: '2.0' }, 'software'],
    ['report', { Number: 'TR-7', Publisher: 'An Institute' }, 'report'],
    ['presentation', {}, 'talk'],
    ['patent', { Number: 'EP1' }, 'patent'],
    ['webpage', {}, 'other'],
  ])('calls %s a work of its type', async (itemType, cells, type) => {
    const text = `${header}\n${row({ ...common, 'Item Type': itemType, ...cells })}`;
    expect(await worksIn(text)).toMatchObject([{ type, title: 'Tides', publicationDate: '2019-05-17' }]);
  });
});

test('areas are read from the columns that this site’s own tables have', async () => {
  const text = 'Title,Authors,Year,Research area,Further areas\nTides,"Doe, Jane",2019,Waves,Foam; Mud;\n';
  const [entry] = await read(text);
  expect(entry?.item?.custom).toMatchObject({ area: 'Waves', moreAreas: ['Foam', 'Mud'] });
  const [without] = await read('Title,Authors,Year\nTides,"Doe, Jane",2019\n');
  expect(without?.item).not.toHaveProperty('custom');
});

test('initials after a family name are the given name', async () => {
  const [entry] = await read('Authors;Title;Year\n"Müller K.-H.; van Berg A. B.; A. Doe";Tides;2019\n');
  expect(entry?.item?.author).toEqual([
    { family: 'Müller', given: 'K.-H.' },
    { family: 'Berg', given: 'A. B.', 'non-dropping-particle': 'van' },
    { family: 'Doe', given: 'A.' },
  ]);
});

// Once every row was looked for from the beginning of the file, which took hours.
test('a table of millions of rows is refused like one of a few too many', { timeout: 60_000 }, async () => {
  for (const rows of [5_001, 3_000_000]) {
    await expect(read(`Title,Author\n${'a\n'.repeat(rows)}`)).rejects.toThrow(/more than 5000 entries/);
  }
});

test('people whose names are left out are said, and are nobody', async () => {
  const [entry] = await read('Authors,Title,Year\n"Roe J, Müller KH, et al.",Tides,2019\n');
  expect(entry?.item).toMatchObject({ author: [{ family: 'Roe' }, { family: 'Müller', given: 'KH' }] });
  expect(entry?.item?.custom?.moreAuthors).toBe(true);
});

describe('a row that cannot be read', () => {
  const header = 'Authors,Title,Year';
  const good = '"Doe, Jane",Tides,2019';

  test.each([
    ['has too many cells', 'Doe, Jane,Tides,2019', /^Row 3 has 4 cells, but the header only 3\./],
    [
      'has a quotation mark in a cell',
      '"Doe" Jane,Tides,2019',
      /^Row 3 has a quotation mark that is not closed, or/,
    ],
    ['has no title', '"Doe, Jane",,2019', 'Row 3: This entry has no title.'],
  ])('because it %s is named, and the others are read', async (_, bad, why) => {
    const all = await worksIn([header, good, bad, good].join('\n'));
    expect(all).toMatchObject([{ title: 'Tides' }, expect.stringMatching(why), { title: 'Tides' }]);
  });

  test('because a quotation mark is not closed loses no other row', async () => {
    const all = await read([header, good, 'Doe,"Tides,2019', good].join('\n'));
    expect(all.map(({ line, problem = '' }) => [line, problem])).toEqual([
      [2, ''],
      [3, expect.stringMatching(/^Row 3 has a quotation mark that is not closed/)],
      [4, ''],
    ]);
  });

  test('of a table without the columns of works is no table of works', async () => {
    await expect(read('Name,Price\nTea,3\n')).rejects.toThrow(/neither a BibTeX/);
    await expect(read('Name,Price\nTea,3\n')).rejects.toThrow(/the columns Title and Authors/);
    await expect(read('Authors,Title,Year\n')).rejects.toThrow(/neither a BibTeX/);
  });
});
