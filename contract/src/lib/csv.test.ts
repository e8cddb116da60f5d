import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const body = (csv: string) => csv.slice(1);

test('writes one line a record, marked as UTF-8', () => {
  expect(
    toCsv([
      ['Name', 'Papers'],
      ['Zoë', 3],
    ]),
  ).toBe('\uFEFFName,Papers\r\nZoë,3\r\n');
});

test.each([
  ['a comma', 'Doe, Jane', '"Doe, Jane"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['spaces around it', ' x ', '" x "'],
])('quotes a cell with %s', (_, value, written) => {
  expect(body(toCsv([[value]]))).toBe(`${written}\r\n`);
});

test.each([
  '=1+1',
  '+49301234',
  '+49-30-1234',
  '+49 - 30',
  '+49 30 1234+A1',
  '+49 30 cmd|calc',
  '+49 30;=1',
  '-2',
  '@SUM(A1)',
  '  =cmd|calc',
  '＝1+1',
  '=HYPERLINK("https://x.test","a, b")',
  '\t=1',
  '\r=1',
])('no cell starts with a formula: %j', (value) => {
  expect(
    body(toCsv([[value]]))
      .replace(/^"/, '')
      .startsWith("'"),
  ).toBe(true);
});

test.each(['+49 30 1234', '+44 (0)1632 960 111', '+1 212-555 0123'])(
  'a phone number of several groups stays as it is: %s',
  (value) => {
    expect(body(toCsv([[value]]))).toBe(`${value}\r\n`);
  },
);

test.each([
  ['hi\n=HYPERLINK("x")', `"hi\n'=HYPERLINK(""x"")"`],
  ['x;=1+1', `"x;'=1+1"`],
  ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['one;two', '"one;two"'],
])('no part of a cell starts with a formula if a spreadsheet splits at semicolons: %j', (value, written) => {
  expect(body(toCsv([[value]]))).toBe(`${written}\r\n`);
});

test('a negative number stays a number', () => {
  expect(body(toCsv([[-2]]))).toBe('-2\r\n');
});

/** A strict parser of RFC 4180, independent of the code under test. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const match = /^(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/.exec(rest);
    if (!match) throw new Error(`Not CSV: ${rest}`);
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] === '') return cells;
    rest = rest.slice(match[0].length);
  }
}

test('a CSV parser reads the original cells, apart from the added apostrophes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const read = readLine(body(toCsv([cells])).replace(/\r\n$/, ''));
      const bare = (text: string | undefined) => text?.replaceAll("'", '');
      expect(read.map(bare)).toEqual(cells.map(bare));
      const phone = /^\+[\d ()-]+$/;
      for (const text of read.filter((text) => !phone.test(text))) {
        expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
      }
    }),
  );
});
