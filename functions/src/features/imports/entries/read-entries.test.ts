import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';

describe('a file', () => {
  it.each([
    ['', 'This file is empty.'],
    ['\uFEFF \r\n', 'This file is empty.'],
    ['hello', 'This is neither a BibTeX, RIS, CSL JSON, PubMed (nbib) nor CSV file.'],
    ['%PDF-1.7 \u0000\u0001', 'This is neither a BibTeX, RIS, CSL JSON, PubMed (nbib) nor CSV file.'],
    ['<html>jane@doe.org</html>', 'This is neither a BibTeX, RIS, CSL JSON, PubMed (nbib) nor CSV file.'],
    [
      '{"name":"package","version":"1"}',
      'This is neither a BibTeX, RIS, CSL JSON, PubMed (nbib) nor CSV file.',
    ],
    ['[]', 'This is neither a BibTeX, RIS, CSL JSON, PubMed (nbib) nor CSV file.'],
    ['@comment{x}', 'This is neither a BibTeX, RIS, CSL JSON, PubMed (nbib) nor CSV file.'],
  ])('%j is refused with a sentence', async (text, message) => {
    await expect(readEntries(text, 'works.bib')).rejects.toMatchObject({ code: 'invalid', message });
  });

  it.each([
    ['lines of one value', `TY  - JOUR\nTI  - T\n${'x\n'.repeat(200_000)}`],
    ['openings of mathematics', `@misc{a, title={T${'\\('.repeat(200_000)}}}`],
    ['dollars', `@misc{a, title={T${'$x'.repeat(200_000)}}}`],
    ['openings of entries', `@misc{a, title={T}}\n${'@misc{'.repeat(4_000)}`],
    ['comments', `@misc{a,${'%\n'.repeat(200_000)}title={T}}`],
  ])('of very many %s takes no longer than others', async (_what, text) => {
    // Measured in processor time of this process, so that a busy machine does not fail the test.
    const began = process.cpuUsage();
    expect((await readEntries(text, ''))[0]?.item?.title).toMatch(/^[Tx]/);
    expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
  });

  it('is known by its content, and by its name where one format quotes another', async () => {
    const quoting = 'TY  - JOUR\nTI  - A\nAB  - as in @article{x, title={B}}\nER  - ';
    expect(await readEntries(quoting, 'export.txt')).toMatchObject([{ format: 'ris', item: { title: 'A' } }]);
    const bib = '@misc{a, title={A}, abstract={\nTY  - JOUR\n}}';
    expect(await readEntries(bib, 'A.BIB')).toMatchObject([{ format: 'bibtex', item: { title: 'A' } }]);
  });
});
