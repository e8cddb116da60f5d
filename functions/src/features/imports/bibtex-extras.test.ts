import { describe, expect, test } from 'vitest';
import { withExtras } from './bibtex-extras.ts';

const written = '@article{doe2019-1a,\n  title = {Tides},\n  journal = {Acta},\n  year = {2019},\n}\n';

describe('fields that the site does not know', () => {
  test('come out again, with their TeX', () => {
    const original =
      '@article{x, title = {Tides}, journaltitle = "Acta", date = {2019-05}, mrnumber = 123, keeper = {M{\\"u}ller \\& {Sons}}}';
    expect(withExtras(written, original)).toBe(
      written.replace('\n}', '\n  mrnumber = {123},\n  keeper = {M{\\"u}ller \\& {Sons}},\n}'),
    );
  });

  test('of the file of one person stay with that person', () => {
    const original =
      '@article{x, title = {Tides}, file = {/home/jane/tides.pdf}, owner = {jane}, comment = {dull}, crossref = {book}}';
    expect(withExtras(written, original)).toBe(written);
  });

  test.each([
    [
      'what is in a field of another name and says more',
      'titleaddon = {1882-1967}, issue = 138, date = {2019/2021}',
    ],
    ['a text that was too long for the site', `journal = {Acta ${'long '.repeat(80)}}`],
  ])('%s', (_, fields) => {
    const whole = withExtras(written, `@article{x, title = {Tides}, ${fields}}`);
    for (const field of fields.split(/(?<=}|138), /)) expect(whole).toContain(field.replace('138', '{138}'));
    expect(whole.match(/^ {2}journal = /gm)).toHaveLength(1);
  });

  test('authors whom the entry leaves out stay left out', () => {
    const own = written.replace('title', 'author = {Doe, Jane},\n  title');
    const whole = withExtras(own, '@article{x, title = {Tides}, author = {Doe, Jane and others}}');
    expect(whole).toContain('  author = {Doe, Jane and others},\n');
    expect(whole).not.toContain('{Doe, Jane},');
  });

  test('what was corrected here is not taken back', () => {
    const original = '@article{x, title = {Tidse}, journaltitle = {Acta}, date = {2018}, month = may}';
    expect(withExtras(written, original)).toBe(written);
  });

  test.each([
    ['an entry that is broken', '@article{x, title = {Tides, mrnumber = 1'],
    ['no entry', 'x'],
    ['nothing', ''],
  ])('%s adds nothing', (_, text) => {
    expect(withExtras(written, text)).toBe(written);
  });
});
