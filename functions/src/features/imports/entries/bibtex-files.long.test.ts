/** Whole BibTeX files, and what is wrong in them. */
import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';

const read = (text: string) => readEntries(text, 'works.bib');

async function one(text: string) {
  const entries = await read(text);
  expect(entries.map(({ problem }) => problem)).toEqual([undefined]);
  return entries[0]?.item;
}

describe('what goes wrong in one entry', () => {
  const good = (key: string) => `@misc{${key},\n  title = {${key}}\n}`;
  it.each([
    [
      '@article{x,\n title = {No end,\n year = 2020\n}',
      'The closing brace of this entry is missing, or a brace or quote inside it.',
    ],
    [
      '@article{x,\n title = {T},\n year = 2020',
      'The closing brace of this entry is missing, or a brace or quote inside it.',
    ],
    [
      '@article{x,\n title = {T},\n doi = 10.1/x},\n author = {Roe, Ada}\n}',
      'The entry ends on line 6, but fields of it follow. There is a closing brace too many before them.',
    ],
    ['@article{x,\n title = {T}\n year = 2020\n}', 'A comma is missing before “year” on line 6.'],
    ['@article{x\n title = {T}}', 'A comma is missing before “title” on line 5.'],
    ['@article{x, title {T}}', 'The sign = is missing after “title” on line 4.'],
    ['@article{x, title = , year = 2020}', 'The value of “title” on line 4 cannot be read.'],
    ['@article{x, year = 2020}', 'This entry has no title.'],
    ['@article{x, title = {}}', 'This entry has no title.'],
    ['@article x, title = {T}', 'The opening brace after @article is missing.'],
  ])('%s', async (text, problem) => {
    const entries = await read(`${good('a')}\n${text}\n\n${good('b')}`);
    expect(entries.map(({ key, item }) => [key, item?.title])).toEqual([
      ['a', 'a'],
      ['x', undefined],
      ['b', 'b'],
    ]);
    expect(entries[1]).toMatchObject({ line: 4, key: 'x', original: text, format: 'bibtex', problem });
  });

  it('but words between entries belong to none', async () => {
    expect(await one(`${good('a')}\nAlso see y = 3 of {b}.\n`)).toMatchObject({ title: 'a' });
    const text = `@comment{x}\n year = {2020}\n${good('a')}`;
    expect(await one(text)).toMatchObject({ title: 'a' });
  });

  it('abbreviations that grow to gigabytes', async () => {
    const chain = Array.from(
      { length: 9 },
      (_, at) => `@string{a${at + 1} = ${Array(10).fill(`a${at}`).join(' # ')}}`,
    );
    const entries = await read(
      `@string{a0="0123456789"}\n${chain.join('\n')}\n@misc{k, title = a9}\n${good('b')}`,
    );
    expect(entries.filter(({ item }) => item).map(({ key }) => key)).toContain('b');
    expect(entries[0]?.problem).toBe('The abbreviations (@string) of this entry become too long.');
  });

  it('fields that are only scripts or paths are no addresses', async () => {
    expect(
      await one(
        '@misc{k,title={T},url={javascript:alert(1)},pdf={a.pdf},code={data:text/html,x},html={//a}}',
      ),
    ).toEqual({ type: 'document', title: 'T' });
  });
});

describe('the rest of a file', () => {
  it('comments, preamble, CRLF, BOM, control characters and text between entries', async () => {
    const text = `\uFEFFThis file is by jane@doe{x}.\r\n% @article{old, title={Old}}\r\n@comment{jabref-meta: {a}}\r\n@preamble{"\\newcommand{x}"}\r\n@misc(k, % why\r\n title = "A \u0000(small)\u0007 {"}quote{"}",\r\n)\r\n`;
    expect(await read(text)).toEqual([
      {
        line: 5,
        key: 'k',
        original: expect.stringMatching(/^@misc\(k.*\)$/s),
        format: 'bibtex',
        item: { type: 'document', title: 'A (small) "quote"' },
      },
    ]);
  });

  it('keys that come twice, are missing or have spaces', async () => {
    const entries = await read(
      '@misc{a,title={1}}@misc{a,title={2}}@misc{title={3}}@misc{,title={4}}@misc{a b,title={5}}',
    );
    expect(entries.map(({ key, item }) => [key, item?.title])).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['', '3'],
      ['', '4'],
      ['a b', '5'],
    ]);
  });

  it('an abbreviation that nobody has defined stays its name', async () => {
    expect(await one('@article{a, title={T}, journal = nature}')).toMatchObject({
      'container-title': 'nature',
    });
  });

  it('an abstract of a megabyte', async () => {
    const abstract = 'Sand \\emph{is} $x$ '.repeat(55_000);
    const item = await one(`@misc{a, title={T}, abstract={${abstract}}}`);
    expect(item?.abstract?.length).toBe('Sand is $x$ '.length * 55_000 - 1);
  });
});

it('5,000 entries are all read, and more are refused with a sentence', async () => {
  const entry = (
    at: number,
  ) => `@article{key${at}, author={M{\\"u}ller, Jos\\'e and van der Berg, Ann and others},
    title={{E}ntry ${at} on $\\alpha$}, journal={J. of Sand}, year=${1950 + (at % 70)}, doi={10.1000/${at}},
    crossref={p${at % 10}}, abstract={${'Words of an abstract with {\\em more} than one line. '.repeat(2)}}}`;
  const text = Array.from({ length: 5_000 }, (_, at) => entry(at)).join('\n\n');
  const entries = await read(text);
  expect(entries.filter(({ problem }) => problem)).toEqual([]);
  expect(entries.map(({ item }) => item?.DOI)).toEqual(
    Array.from({ length: 5_000 }, (_, at) => `10.1000/${at}`),
  );
  expect(entries[4_999]).toMatchObject({ line: 4 * 4_999 + 1, item: { title: 'Entry 4999 on $\\alpha$' } });
  await expect(read(`${text}\n${entry(5_000)}`)).rejects.toMatchObject({
    code: 'invalid',
    message: 'There are more than 5000 entries in this file. Please divide it into smaller files.',
  });
});
