/** Longer than 300 lines, because it is a table of what programs write as BibTeX. */
import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';
import { unknownFields } from './works.testing.ts';

const read = (text: string) => readEntries(text, 'works.bib');

async function one(text: string) {
  const entries = await read(text);
  expect(entries.map(({ problem }) => problem)).toEqual([undefined]);
  return entries[0]?.item;
}

describe('an entry of an article', () => {
  it('gives all its fields', async () => {
    const entry = `@Article{kurohane:2015,
  author    = {Kurohane, Isamu and Montbrun-Ad{\\'e}, Gis{\\\`e}le},
  title     = {The {DNA} of \\emph{Sand}: $x^2$},
  subtitle  = {A reply},
  journal   = jphys # { B},
  year      = 2015, month = sep, day = 22,
  volume    = {007}, number = {3--4}, pages = {1--10}, eid = {e12},
  publisher = "Quiet {P}ress", address = {Oslo},
  doi       = {https://doi.org/10.1000/a\\_b}, url = {https://a.org/~x},
  issn      = {1234-5678}, pmid = 123, keywords = {sand; sea,dune},
  abstract  = {One.

  Two.}, note = {Best paper}, language = {english}, license = {CC BY 4.0},
  hdl = {11250/1}, pdf = {https://a.org/a.pdf}, code = {https://git.org/a}, selected = {true},
}`;
    const text = `@string(jphys = "J. Phys.")\n${entry}`;
    expect(await one(text)).toEqual({
      type: 'article-journal',
      title: 'The DNA of <i>Sand</i>: $x^2$: A reply',
      author: [
        { family: 'Kurohane', given: 'Isamu' },
        { family: 'Montbrun-Adé', given: 'Gisèle' },
      ],
      'container-title': 'J. Phys. B',
      issued: { 'date-parts': [[2015, 9, 22]] },
      volume: '007',
      issue: '3–4',
      page: '1-10',
      publisher: 'Quiet Press',
      'publisher-place': 'Oslo',
      DOI: '10.1000/a_b',
      URL: 'https://a.org/~x',
      ISSN: '1234-5678',
      PMID: '123',
      keyword: 'sand, sea, dune',
      abstract: 'One. Two.',
      note: 'Best paper',
      language: 'english',
      custom: {
        articleNumber: 'e12',
        licence: 'CC BY 4.0',
        handle: '11250/1',
        pdf: 'https://a.org/a.pdf',
        links: [{ name: 'code', url: 'https://git.org/a' }],
        selected: true,
      },
    });
    const [found] = await read(text);
    expect(found).toMatchObject({ line: 2, key: 'kurohane:2015', format: 'bibtex' });
    expect(found?.original).toBe(`@string{jphys = {J. Phys.}}\n${entry}`);
  });

  it('from Google Scholar is a preprint at arXiv', async () => {
    const entry = `@article{vaswani2017attention,
  title={Attention is all you need},
  author={Vaswani, Ashish and Shazeer, Noam and others},
  journal={arXiv preprint arXiv:1706.03762},
  year={2017}
}`;
    expect(await one(entry)).toEqual({
      type: 'article',
      title: 'Attention is all you need',
      author: [
        { family: 'Vaswani', given: 'Ashish' },
        { family: 'Shazeer', given: 'Noam' },
      ],
      issued: { 'date-parts': [[2017]] },
      publisher: 'arXiv',
      custom: { moreAuthors: true, archive: 'arxiv', eprint: '1706.03762' },
    });
  });

  it('from DBLP, and from arXiv itself', async () => {
    const custom = { archive: 'arxiv', eprint: '1706.03762' };
    expect(await one('@article{a,title={T},journal={CoRR},volume={abs/1706.03762},year={2017}}')).toEqual({
      type: 'article',
      title: 'T',
      issued: { 'date-parts': [[2017]] },
      publisher: 'arXiv',
      custom,
    });
    const own = '@misc{a,title={T},eprint={1706.03762},archivePrefix={arXiv},primaryClass={cs.CL}}';
    expect(await one(own)).toEqual({ type: 'article', title: 'T', custom: { ...custom, archive: 'arxiv' } });
  });

  it('from Zotero keeps what has no place', async () => {
    const entry = `@online{doe_title_2020,
	title = {T},
	rights = {CC0},
	url = {https://zenodo.org/record/1},
	urldate = {2021-03-04},
	date = {2020-02/2020-05},
	author = {Doe, Jane},
	langid = {english},
	file = {Full Text:/home/x/a.pdf:application/pdf},
	timestamp = {Mon, 01 {Jan}},
}`;
    const [found] = await read(entry);
    expect(found?.item).toMatchObject({
      type: 'webpage',
      issued: { 'date-parts': [[2020, 2]] },
      accessed: { 'date-parts': [[2021, 3, 4]] },
      custom: { licence: 'CC0' },
    });
    expect(found && unknownFields(found)).toEqual([
      { name: 'file', value: 'Full Text:/home/x/a.pdf:application/pdf' },
      { name: 'timestamp', value: 'Mon, 01 {Jan}' },
    ]);
  });
});

describe('types', () => {
  it.each([
    [
      'inproceedings',
      'booktitle={Proc. of Sand}, series={LNCS}, number=3',
      {
        type: 'paper-conference',
        'container-title': 'Proc. of Sand',
        'collection-title': 'LNCS',
        'collection-number': '3',
      },
    ],
    [
      'incollection',
      'booktitle={All Sand}, editor={King, Ada}',
      { type: 'chapter', 'container-title': 'All Sand', editor: [{ family: 'King', given: 'Ada' }] },
    ],
    [
      'book',
      'publisher={MIT Press}, edition={2nd}, isbn={978-1}',
      { type: 'book', publisher: 'MIT Press', edition: '2nd', ISBN: '978-1' },
    ],
    [
      'phdthesis',
      'school={University of Oslo}',
      { type: 'thesis', publisher: 'University of Oslo', custom: { thesis: 'doctoral' } },
    ],
    ['mastersthesis', 'school={U}', { type: 'thesis', custom: { thesis: 'master' } }],
    [
      'mastersthesis',
      "school={U}, type={Bachelor's Thesis}",
      { type: 'thesis', genre: "Bachelor's Thesis", custom: { thesis: 'bachelor' } },
    ],
    [
      'thesis',
      'institution={U}, type={bathesis}',
      { type: 'thesis', publisher: 'U', custom: { thesis: 'bachelor' } },
    ],
    ['thesis', 'institution={U}, type={phdthesis}', { genre: 'PhD thesis', custom: { thesis: 'doctoral' } }],
    ['thesis', 'institution={U}', { type: 'thesis', publisher: 'U' }],
    [
      'techreport',
      'institution={NASA}, number={TR-7}, author={A}',
      { type: 'report', publisher: 'NASA', number: 'TR-7' },
    ],
    ['misc', 'howpublished={Invited talk}', { type: 'speech', 'event-title': 'Invited talk' }],
    ['misc', 'howpublished={\\url{https://a.org/b_c}}', { type: 'document', URL: 'https://a.org/b_c' }],
    ['software', 'version={1.2}', { type: 'software', version: '1.2' }],
    ['dataset', 'publisher={Zenodo}', { type: 'dataset', publisher: 'Zenodo' }],
    ['patent', 'number={US 7}', { type: 'patent', number: 'US 7' }],
    ['unheardof', 'year=2001', { type: 'document' }],
  ])('@%s with %s', async (type, fields, item) => {
    expect(await one(`@${type}{k, title={T}, ${fields}}`)).toMatchObject(item);
  });

  it('a manual is by its organisation, a volume has its title in booktitle', async () => {
    expect(await one('@manual{k, title={T}, organization={The {GNU} Project}}')).toEqual({
      type: 'report',
      title: 'T',
      author: [{ literal: 'The GNU Project' }],
      publisher: 'The GNU Project',
    });
    expect(await one('@proceedings{k, booktitle={Proc. of Sand}, editor={King, Ada}}')).toMatchObject({
      title: 'Proc. of Sand',
    });
  });
});

describe('the marks of a title', () => {
  it.each([
    [
      'Roots of \\textit{{Zostera} marina} and \\emph{E. coli}',
      'Roots of <i>Zostera marina</i> and <i>E. coli</i>',
    ],
    ['{\\it In vivo} tides, {\\em n} = $\\alpha$', '<i>In vivo</i> tides, <i>n</i> = $\\alpha$'],
    ['V\\textsubscript{DS}, CO\\textsubscript{2}, 10\\textsuperscript{9}', 'V<sub>DS</sub>, CO₂, 10⁹'],
    ['H$_2$O of \\textbf{bold} \\textsc{Caps}', 'H$_2$O of bold Caps'],
    ['\\textit{All of it is in italics}', 'All of it is in italics'],
    ['If $a<i>b$, or \\textit{}nothing', 'If $a<i>b$, or nothing'],
  ])('%s', async (tex, title) => {
    expect(await one(`@misc{k, title={${tex}}}`)).toMatchObject({ title });
  });

  it('are in no other field', async () => {
    const text = '@article{k, title={T}, journal={J. of \\emph{Sand}}, author={Doe, \\textit{Jane}}}';
    const item = await one(text);
    expect(item).toMatchObject({
      'container-title': 'J. of Sand',
      author: [{ family: 'Doe', given: 'Jane' }],
    });
  });
});

describe('the HTML of a publisher’s page', () => {
  it.each([
    ['Role of <i>E. coli</i> and CO<sub>2</sub>', 'Role of <i>E. coli</i> and CO₂'],
    ['{\\textless}i{\\textgreater}In vivo{\\textless}/i{\\textgreater} tides', '<i>In vivo</i> tides'],
    ['Astronomy \\&amp; Astrophysics', 'Astronomy & Astrophysics'],
    ['If a < b and R\\&D; > c', 'If a < b and R&D; > c'],
  ])('%s', async (tex, title) => {
    expect(await one(`@misc{k, title={${tex}}}`)).toMatchObject({ title });
  });
});

describe('dates', () => {
  it.each([
    ['year=2020', [2020]],
    ['year={2020}, month=mar', [2020, 3]],
    ['year={2020}, month={March}', [2020, 3]],
    ['year={2020}, month="3"', [2020, 3]],
    ['year={2020}, month={Sept.}', [2020, 9]],
    ['year={2020}, month={März}', [2020, 3]],
    ["year={2020}, month={d{\\'e}cembre}", [2020, 12]],
    ['year={2020}, month= mar # "~15"', [2020, 3, 15]],
    ['year={2020}, month= "5--7~" # jun', [2020, 6, 5]],
    ['year={2020}, month={Spring}', [2020]],
    ['date={2020}', [2020]],
    ['date={2020-03}', [2020, 3]],
    ['date={2020-03-15}', [2020, 3, 15]],
    ['date={2020-03-15/2020-04-01}', [2020, 3, 15]],
    ['date={2020-21}', [2020]],
    ['date={2020~}', [2020]],
    ['date={2020-02-31}', [2020, 2]],
    ['year={2020}, month=feb, day={29}', [2020, 2, 29]],
    ['year={2019}, month=feb, day={29}', [2019, 2]],
    ['year={{\\noopsort{1973c}}1981}', [1981]],
    ['year={c. 2020}', [2020]],
    ['year={2020a}', [2020]],
  ])('%s', async (fields, parts) => {
    expect(await one(`@misc{k, title={T}, ${fields}}`)).toMatchObject({ issued: { 'date-parts': [parts] } });
  });

  it('a year in words is the state', async () => {
    expect(await one('@article{k, title={T}, year={in press}}')).toEqual({
      type: 'article-journal',
      title: 'T',
      status: 'in press',
    });
  });
});

describe('crossref', () => {
  const parent = `@proceedings{conf, title={Proc. of Sand}, year=2020, editor={King, Ada}, publisher={P}, doi={10.1000/conf}}`;
  const child = '@inproceedings{a, title={T}, author={Doe, Jane}, crossref={Conf}, pages={1--2}}';
  const expected = {
    type: 'paper-conference',
    title: 'T',
    author: [{ family: 'Doe', given: 'Jane' }],
    editor: [{ family: 'King', given: 'Ada' }],
    'container-title': 'Proc. of Sand',
    publisher: 'P',
    page: '1-2',
    issued: { 'date-parts': [[2020]] },
  };

  it('forwards and backwards, without the DOI of the whole', async () => {
    for (const text of [`${child}\n${parent}`, `${parent}\n${child}`]) {
      const entries = await read(text);
      expect(entries.map(({ item }) => item?.title).sort()).toEqual(['Proc. of Sand', 'T']);
      expect(entries.find(({ key }) => key === 'a')?.item).toEqual(expected);
    }
  });

  it('in a circle, to itself or to nothing', async () => {
    const circle =
      '@misc{a,title={A},crossref={b}}\n@misc{b,title={B},crossref={a}}\n@misc{c,title={C},crossref={c}}';
    expect(
      (await read(`${circle}\n@misc{d,title={D},crossref={gone}}`)).map(({ item }) => item?.title),
    ).toEqual(['A', 'B', 'C', 'D']);
  });

  it('to the same work under another key', async () => {
    const entries = await read(
      '@article{a, crossref={b}}\n@article{b, title={T}, journal={J}, doi={10.1000/b}}',
    );
    expect(entries[0]?.item).toEqual(entries[1]?.item);
  });

  it('xdata', async () => {
    const entries = await read('@xdata{p, publisher={P}, location={Oslo}}\n@book{b, title={T}, xdata={p}}');
    expect(entries[0]?.problem).toBe('An entry @xdata only serves other entries and is no work of its own.');
    expect(entries[1]?.item).toMatchObject({ publisher: 'P', 'publisher-place': 'Oslo' });
  });
});
