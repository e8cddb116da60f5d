/** Tables of names and of their parts: as BibTeX has them, as people write them, and in lists. */
import { inReadingOrder, type Name, parseName } from '@lab/contract/features/citations/names';
import { pastedNames } from '@lab/contract/features/citations/pasted-names';
import type { CslName } from '@lab/contract/features/imports/entry';
import { type Names, namesOfTex } from '../../functions/src/features/imports/entries/bibtex-names.ts';
import { difference } from '../difference.ts';
import { suite } from '../suite.ts';

/** One line of a table: the parts by their heads. */
type Row = Record<string, string>;

interface Read {
  text: string;
  expected: Row[];
}

export const namae = suite({
  name: 'namae',
  part: 'In',
  about: 'names of people, alone and in lists',
  repository: 'inukshuk/namae',
  commit: '5a76d3281f9330c6df47ff69737280fa7ee87d32',
  needs: 'nothing',
  product: { namesOfTex, parseName, pastedNames },
  planted: {
    namesOfTex: (tex): Names => ({ names: [{ literal: tex }], others: false, starred: [] }),
    parseName: (text) => ({ literal: text }),
    pastedNames: (text) => [text],
  },
  *cases({ files, product }) {
    const parts = (name: Name): Row => {
      const { given = '', particle = '', family = '', suffix = '', literal } = name;
      return { given, particle, family: literal ?? family, suffix };
    };
    for (const { text, expected } of readsIn(files.read('features/bibtex.feature')))
      yield {
        name: `BibTeX: ${text}`,
        fault: () => {
          const [name = {}]: CslName[] = product.namesOfTex(text).names;
          const ours = parts({ ...name, particle: name['non-dropping-particle'] });
          const [row = {}] = expected;
          return difference(
            { first: ours.given, von: ours.particle, last: ours.family, jr: ours.suffix },
            Object.fromEntries(['first', 'von', 'last', 'jr'].map((head) => [head, plain(row[head])])),
          );
        },
      };
    for (const feature of ['examples', 'title', 'suffix', 'lists'])
      for (const { text, expected } of readsIn(files.read(`features/${feature}.feature`)))
        yield {
          name: `${feature}: ${text}`,
          fault: () => {
            const found = expected.length > 1 ? product.pastedNames(text) : [text];
            const hasParticles = 'particle' in (expected[0] ?? {});
            const ours = found.map((name) => {
              const { particle = '', ...row } = parts(product.parseName(name));
              return hasParticles ? { ...row, particle } : row;
            });
            return difference(
              ours.map(asText),
              expected.map((row) => asText(row)),
            );
          },
        };
  },
});

/** What a list shows; a table of lists may have no column for the particle. */
const asText = ({ given, particle, family, suffix }: Row) =>
  `${inReadingOrder({ given, particle, family, suffix })} (family name: ${family})`;

/** Braces only protect in BibTeX. */
const plain = (cell = '') => cell.replace(/[{}]/g, '');

/** The texts of a feature with their tables, each once; a line with # is not in use. */
function readsIn(feature: string): Read[] {
  const found = new Map<string, Row[]>();
  let text = '';
  let heads: string[] = [];
  for (const line of feature.split('\n').map((each) => each.trim())) {
    const [, said] = /the names? "(.+)"$/.exec(line) ?? [];
    if (said) {
      text = said;
      // With another setting of the parser the same list may come again, with the same names.
      found.delete(said);
    }
    if (!line.startsWith('|')) {
      heads = [];
      continue;
    }
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('\\\\', '\\'));
    if (heads.length === 0) heads = cells;
    else {
      const row: Row = Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']));
      if (row.name) found.set(row.name, [row]);
      else if (text && !text.startsWith('<')) found.set(text, [...(found.get(text) ?? []), row]);
    }
  }
  return [...found].map(([said, rows]) => ({ text: said, expected: rows }));
}
