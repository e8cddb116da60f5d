import { describe, expect, test } from 'vitest';
import { openQuestions, workFromItem } from '../work-from-item.ts';
import { readEntries } from './read-entries.ts';

async function work(fields: string, type = 'article') {
  const [entry] = await readEntries(`@${type}{k, title={On sand}, year=2019, ${fields}}`, 'papers.bib');
  if (!entry?.item) throw new Error(entry?.problem);
  return workFromItem(entry.item);
}

const authors = 'author={Doe, Jane and Roe, Rita and van der Dune, Per and Roe, Karl}';

describe('marked authors', () => {
  test.each([
    ['corresponding_authors={Doe, Jane}', ['Jane Doe']],
    ['corresponding_authors={Jane Doe and Roe, Karl}', ['Jane Doe', 'Karl Roe']],
    ['corresponding_authors={Jane Doe, Karl Roe}', ['Jane Doe', 'Karl Roe']],
    ['corresponding_author={J. Doe}', ['Jane Doe']],
    ['corresponding_authors={Doe}', ['Jane Doe']],
    ['corresponding_authors={van der Dune, P.}', ['Per van der Dune']],
    ['corresponding_authors={1, 4}', ['Jane Doe', 'Karl Roe']],
    ['corresponding_authors={3}', ['Per van der Dune']],
    ['corresponding_authors={{D}oe, Jane}', ['Jane Doe']],
  ])('%s', async (field, names) => {
    expect(await work(`${authors}, ${field}`)).toMatchObject({ corresponding: names, equalContribution: [] });
  });

  test.each([
    'corresponding_authors={Roe}',
    'corresponding_authors={Nobody, Ann}',
    'corresponding_authors={0, 9}',
    'corresponding_authors={Doe, Karla}',
    'corresponding_authors={true}',
    'corresponding_authors={}',
    'cofirst_authors={1}',
    'cofirst_authors={true}',
  ])('%s says nothing', async (field) => {
    expect(await work(`${authors}, ${field}`)).toMatchObject({ corresponding: [], equalContribution: [] });
  });

  test.each([
    ['cofirst_authors={2}', ['Jane Doe', 'Rita Roe']],
    ['cofirst_authors={1,3}', ['Jane Doe', 'Per van der Dune']],
    ['cofirst_authors={99}', ['Jane Doe', 'Rita Roe', 'Per van der Dune', 'Karl Roe']],
    ['cofirst_authors={Rita Roe and Jane Doe}', ['Jane Doe', 'Rita Roe']],
  ])('%s', async (field, names) => {
    expect(await work(`${authors}, ${field}`)).toMatchObject({ equalContribution: names });
  });

  test('stars and biblatex’s annotations come first', async () => {
    const starred = 'author={Doe*, Jane and Roe, Rita}, cofirst_authors={2}';
    expect(await work(starred)).toMatchObject({ equalContribution: ['Jane Doe'] });
    const annotated = `${authors}, author+an={2=corresponding}, corresponding_authors={Doe, Jane}`;
    expect(await work(annotated)).toMatchObject({ corresponding: ['Rita Roe'] });
  });

  test('two of one name, and very many', async () => {
    const twins = 'author={Doe, Jane and Doe, Jane}, corresponding_authors={Doe, Jane}';
    expect(await work(twins)).toMatchObject({ corresponding: [] });
    const began = process.cpuUsage();
    const many = Array.from({ length: 5_000 }, (_, at) => `Doe, A${at}`).join(' and ');
    await work(`author={${many}}, corresponding_authors={${many}}`);
    expect(process.cpuUsage(began).user).toBeLessThan(20_000_000);
  });
});

test('selected, press release and award fill what works have', async () => {
  const said = `${authors}, selected={true}, preview={sand.png}, award_name={Best Paper}, note={Oral},
    press_release={https://example.org/news}, abbr={SAND}`;
  expect(await work(said)).toMatchObject({
    selected: true,
    note: 'Oral. Best Paper',
    moreLinks: [{ name: 'press release', url: 'https://example.org/news' }],
  });
  const local = await work(
    `${authors}, press_release={release.pdf}, award={Best Paper}, award_name={Best Paper}`,
  );
  expect(local).toMatchObject({ note: 'Best Paper', moreLinks: [] });
});

test.each([
  ['sand.png', 'sand.png'],
  ['{a_b/sand dune.JPG}', 'a_b/sand dune.JPG'],
  ['sand\\_dune.png', 'sand_dune.png'],
  ['https://example.org/sand', 'https://example.org/sand'],
  ['true', undefined],
  ['', undefined],
  [`${'x'.repeat(2_000)}.png`, undefined],
])('preview = {%s} names the picture %s', async (preview, picture) => {
  const said = `@misc{k, title={On sand}, ${authors}, year=2019, preview={${preview}}}`;
  const [entry] = await readEntries(said, 'papers.bib');
  expect(openQuestions(entry?.item ?? { type: '' }).picture).toBe(picture);
});

describe('a @misc is what its fields say', () => {
  test.each([
    ['journal={Acta Sabulosa}', 'article', { publisher: 'Acta Sabulosa' }],
    ['booktitle={Proc. of Sand}', 'conference', { bookTitle: 'Proc. of Sand' }],
    ['venue={Journal of Sand}', 'article', { publisher: 'Journal of Sand' }],
    ['venue={NeurIPS 2020}', 'conference', { bookTitle: 'NeurIPS 2020' }],
    ['howpublished={Workshop on Sand}', 'conference', { bookTitle: 'Workshop on Sand' }],
    ['school={University of Sand}', 'doctoral', { school: 'University of Sand' }],
    ['eprint={2001.00001}', 'preprint', { arxiv: '2001.00001' }],
    ['howpublished={arXiv:2001.00001}', 'preprint', { arxiv: '2001.00001', publisher: 'arXiv' }],
    ['note={arXiv:2001.00001 [cs.LG]}', 'preprint', { arxiv: '2001.00001' }],
    ['url={https://arxiv.org/abs/2001.00001}', 'preprint', { arxiv: '2001.00001' }],
    ['journal={arXiv preprint arXiv:2001.00001}', 'preprint', { arxiv: '2001.00001' }],
    ['journal={GitHub repository}', 'software', {}],
    ['howpublished={Presented at the Sand Conference}', 'talk', {}],
  ])('%s', async (fields, type, found) => {
    expect(await work(`${authors}, ${fields}`, 'misc')).toMatchObject({ type, ...found });
  });

  test.each([
    'venue={Vienna, Austria}',
    'journal={sand.example.org}',
    'howpublished={Personal website}',
    'note={Compare arXiv:2001.00001}',
    'institution={University of Sand}',
    'booktitle={Proc. of Sand}, entrysubtype={other}',
  ])('%s says nothing', async (fields) => {
    expect(await work(`${authors}, ${fields}`, 'misc')).toMatchObject({ type: 'other' });
  });
});

test.each([
  ['The {\\tt sand} tool', 'The sand tool'],
  ['{\\ttfamily sand} and {\\bfseries dunes}', 'sand and dunes'],
  ['The \\texttt{sand\\_box} tool', 'The sand_box tool'],
  ['Using `numpy` and `pandas`', 'Using numpy and pandas'],
  ["The `wet' sand", 'The ‘wet’ sand'],
  ["``Wet'' sand", '“Wet” sand'],
  ['It`s sand', 'It’s sand'],
  ["{\\`E}tude d'un sable, \\`a peine", "Ètude d'un sable, à peine"],
  ['A lone ` stays', 'A lone ` stays'],
])('the title %s', async (tex, title) => {
  const [entry] = await readEntries(`@misc{k, title={${tex}}}`, 'a.bib');
  expect(entry?.item?.title).toBe(title);
});
