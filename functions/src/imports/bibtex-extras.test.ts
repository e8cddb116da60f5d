import { describe, expect, test } from 'vitest';
import { withExtras } from './bibtex-extras.ts';

const written = '@article{doe2019-1a,\n  title = {Tides},\n  journal = {Acta},\n  year = {2019},\n}\n';
const from = (text: string) => ({ format: 'bibtex' as const, text });

describe('fields that the site does not know', () => {
  test('come out again, with their TeX', () => {
    const original = from(
      '@article{x, title = {Tides}, journaltitle = "Acta", date = {2019-05}, mrnumber = 123, keeper = {M{\\"u}ller \\& {Sons}}}',
    );
    expect(withExtras(written, original)).toBe(
      written.replace('\n}', '\n  mrnumber = {123},\n  keeper = {M{\\"u}ller \\& {Sons}},\n}'),
    );
  });

  test('of the file of one person stay with that person', () => {
    const original = from(
      '@article{x, title = {Tides}, file = {/home/jane/tides.pdf}, owner = {jane}, comment = {dull}, crossref = {book}}',
    );
    expect(withExtras(written, original)).toBe(written);
  });

  test.each([
    ['an entry that is broken', '@article{x, title = {Tides, mrnumber = 1'],
    ['no entry', 'x'],
    ['nothing', ''],
  ])('%s adds nothing', (_, text) => {
    expect(withExtras(written, from(text))).toBe(written);
  });

  test('entries of other formats, and works that were not imported, add nothing', () => {
    expect(withExtras(written, undefined)).toBe(written);
    expect(withExtras(written, { format: 'ris', text: '@article{x, mrnumber = 1}' })).toBe(written);
  });
});
