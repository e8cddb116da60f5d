import { describe, expect, it } from 'vitest';
import { readCitationFile } from './citation-file.ts';

const file = `cff-version: 1.2.0
message: If you use it, please cite it.
title: Tidewright
type: software
authors:
  - family-names: Wrangel
    given-names: Sofie
    name-particle: von
    orcid: https://orcid.org/0000-0002-1825-0097
  - name: The Foam Collective
version: 1.10
date-released: 2025-03-12
license: MIT
doi: https://doi.org/10.5281/zenodo.1234567
repository-code: https://github.com/foam/tidewright
`;

it('the software, with versions and dates as they are written', () => {
  expect(readCitationFile(file)).toMatchObject({
    type: 'software',
    title: 'Tidewright',
    authors: ['Sofie von Wrangel', 'The Foam Collective'],
    version: '1.10',
    publicationDate: '2025-03-12',
    licence: 'MIT',
    doi: '10.5281/zenodo.1234567',
    url: 'https://github.com/foam/tidewright',
  });
});

it('what is to be cited instead', () => {
  const preferred = `preferred-citation:
  type: article
  title: Reading foam
  authors: [{family-names: Guest, given-names: Bo}]
  journal: Sand Research
  year: 2024
  month: 5
  volume: 3
  start: 1
  end: 9
`;
  expect(readCitationFile(file + preferred)).toMatchObject({
    type: 'article',
    title: 'Reading foam',
    authors: ['Bo Guest'],
    publisher: 'Sand Research',
    publicationDate: '2024-05',
    volume: '3',
    pages: '1-9',
    version: '',
  });
});

it('a text in quotation marks that goes on at the left of its key', () => {
  const cff = `title: T
authors:
  - family-names: Guest
    given-names: Bo
    affiliation: "Centre of \\"Sand\\" &
    Department of Foam, Sea,
    Coast"
version: 1.2
`;
  expect(readCitationFile(cff)).toMatchObject({ title: 'T', authors: ['Bo Guest'], version: '1.2' });
});

it('a family name of two words, as it was given', () => {
  const cff = `${file}preferred-citation: {title: T, authors: [{family-names: Sand Reed, given-names: Bo}]}`;
  expect(readCitationFile(cff)).toMatchObject({
    authors: ['Bo Sand Reed'],
    nameParts: [{ family: 'Sand Reed', given: 'Bo' }],
  });
});

it('a DOI among the identifiers', () => {
  const cff = file.replace(/^doi.*$/m, 'identifiers: [{type: url, value: x}, {type: doi, value: 10.1000/7}]');
  expect(readCitationFile(cff)?.doi).toBe('10.1000/7');
});

const with_ = (over: string) => `title: T\nauthors: [{name: A}]\n${over}`;

describe('hostile files', () => {
  it.each([
    ['nothing', ''],
    ['a text', 'cite me'],
    ['no title', 'authors: [{name: A}]'],
    ['no authors', 'title: T\nauthors: []'],
    ['authors of another type', 'title: T\nauthors: {name: A}'],
    ['a title of another type', 'title: {a: b}\nauthors: [{name: A}]'],
    ['broken YAML', 'title: [T\nauthors: "'],
    ['two documents', `${file}---\n${file}`],
    ['an alias', 'title: &t T\nauthors: [{name: *t}]'],
    ['a key that is an alias', 'title: &t T\n*t : x\nauthors: [{name: A}]'],
    ['nesting', with_(`x: ${'['.repeat(40_000)}`)],
    ['a closed nesting', with_(`x: ${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
  ])('%s is no citation', (_what, text) => {
    expect(readCitationFile(text)).toBeUndefined();
  });

  it('a bomb of aliases ends at once', () => {
    const levels = Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`);
    const started = performance.now();
    expect(readCitationFile(with_(`a0: &a0 [x]\n${levels.join('\n')}`))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('many keys and many authors end soon, and only so many authors are kept', () => {
    const keys = Array.from({ length: 8_000 }, (_, at) => `k${at}: x`).join('\n');
    const authors = Array.from({ length: 900 }, (_, at) => `{name: P${at}}`).join(', ');
    const read = readCitationFile(`title: T\nauthors: [${authors}]\n${keys}`);
    expect(read?.authors).toHaveLength(200);
  });

  it('HTML, control characters and long texts are cleaned and cut', () => {
    const read = readCitationFile(
      `title: "<b>T</b>\\u0000\\u0007i ${'x'.repeat(5_000)}"
authors:
  - given-names: "<script>alert(1)</script>Ann"
    family-names: ${'y'.repeat(500)}
version: ${'1'.repeat(900)}
url: javascript:alert(1)
doi: "10.1/<x>"
`,
    );
    expect(read?.title).toMatch(/^Ti x+$/);
    expect(read?.title).toHaveLength(300);
    expect(read?.authors[0]).toMatch(/^alert\(1\)Ann y+$/);
    expect(read?.authors[0]).toHaveLength(150);
    expect(read).toMatchObject({ version: '1'.repeat(200), url: '' });
    expect(read?.doi).not.toContain('<');
  });

  it('tags, numbers and names of the language’s own objects make nothing else than texts', () => {
    const read = readCitationFile(
      with_(
        'version: !!binary aGk=\nissue: !!js/function "x"\n__proto__: {title: P}\ntype: constructor\nvolume: [1]',
      ),
    );
    expect(read).toMatchObject({ title: 'T', type: 'other', version: 'aGk=', issue: 'x' });
    expect(Object.prototype).not.toHaveProperty('title');
  });
});
