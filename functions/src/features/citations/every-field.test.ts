import { citationOf } from '@lab/contract/features/citations/csl';
import { citationFormatNames, citationFormats } from '@lab/contract/features/citations/formats';
import { citedNames } from '@lab/contract/features/citations/metadata';
import { paperFieldsOf } from '@lab/contract/features/papers/fields';
import { everyField } from '@lab/contract/features/papers/manuscript.testing';
import { workTypes } from '@lab/contract/features/papers/types';
import { describe, expect, test } from 'vitest';
import { readCitation } from './citations.ts';

describe.each(workTypes)('of a work of type %s', (type) => {
  const paper = { ...everyField('first'), type, pages: '45-67' };
  const written = citationFormatNames.map(
    (format) =>
      [
        format,
        citationFormats[format].write([citationOf({ ...paper, _id: 'a' }, 'https://lab.test/paper/a')]),
      ] as const,
  );

  test.each(written)('a %s file says every field that citations have', (format, file) => {
    const pages = { bib: '45--67', ris: 'SP  - 45\r\nEP  - 67', 'csl.json': '45-67' };
    for (const name of paperFieldsOf('text', 'prose', 'doi', 'url'))
      expect(file).toContain(name === 'pages' ? pages[format] : paper[name]);
    for (const name of paperFieldsOf('people'))
      for (const person of paper[name]) expect(file).toContain(person.split(' ')[1]);
    expect(file).toContain('title');
  });

  test.each(written)('a %s file can be read back with all fields of its format', async (_, file) => {
    const read = await readCitation(file);
    for (const name of ['title', 'doi', 'authors', 'url', 'details', 'keywords'] as const)
      expect(read).toHaveProperty(name, paper[name]);
    // Of chapters and software the parser of RIS reads only the year.
    expect(paper.publicationDate.startsWith(read.publicationDate)).toBe(true);
    expect(read.publicationDate).toContain('2015');
  });

  test('a CSL-JSON file is read with everything', async () => {
    const read = await readCitation(written.find(([format]) => format === 'csl.json')?.[1] ?? '');
    // A file says notices in the note.
    const { note, ...others } = read;
    expect(note).toContain(paper.note);
    for (const name of citedNames.filter((name) => name !== 'note'))
      expect(others).toHaveProperty(name, paper[name]);
  });
});
