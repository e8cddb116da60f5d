/** RIS as publishers and databases write it. */
import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';

const item = async (text: string) => (await readEntries(text, 'works.ris'))[0]?.item;

describe('an entry', () => {
  it('several addresses in one line, and what kind of number an ISSN is', async () => {
    const text = 'TY  - JOUR\nTI  - T\nUR  - https://a.b/c; https://d.e/f\nSN  - 1234-5678 (Print)\nER  - ';
    expect(await item(text)).toMatchObject({ URL: 'https://a.b/c', ISSN: '1234-5678' });
  });

  it('names with their mark before the comma, or with their initials last', async () => {
    const text = 'TY  - JOUR\nAU  - King Jr., Ada\nAU  - Müller K.-H.\nTI  - T\nER  - ';
    expect((await item(text))?.author).toEqual([
      { family: 'King', given: 'Ada', suffix: 'Jr.' },
      { family: 'Müller', given: 'K.-H.' },
    ]);
  });
});
