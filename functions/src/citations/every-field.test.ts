import { citationOf } from '@lab/contract/citations/csl';
import { citationFormatNames, citationFormats } from '@lab/contract/citations/formats';
import { citedNames } from '@lab/contract/citations/metadata';
import { everyField } from '@lab/contract/papers/manuscript.testing';
import { expect, test } from 'vitest';
import { readCitation } from './read-citation.ts';

test.each(citationFormatNames)(
  'a %s file says every field that citations have, and is read so again',
  async (format) => {
    const paper = everyField('first');
    const written = citationFormats[format].write([
      citationOf({ ...paper, _id: 'a' }, 'https://lab.test/paper/a'),
    ]);
    const read = await readCitation(written);
    for (const name of citedNames) expect(read).toHaveProperty(name, paper[name]);
  },
);
