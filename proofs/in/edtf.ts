/**
 * Dates of uncertain form (EDTF), which biblatex and archives write. Levels 0 and 1: the others are for
 * archives only.
 */
import { dateOfText } from '../../functions/src/features/imports/entries/dates.ts';
import { difference } from '../difference.ts';
import { type Case, suite } from '../suite.ts';

export const edtf = suite({
  name: 'edtf',
  part: 'In',
  about: 'dates of uncertain form',
  repository: 'inukshuk/edtf.js',
  commit: '811a00dc7d0499018545de055639e18f9f3b4601',
  needs: 'nothing',
  product: { dateOfText },
  planted: { dateOfText: (text) => dateOfText(text.slice(0, 4)) },
  *cases({ files, product }) {
    const [levels = ''] = files.read('test/parser.js').split("describe('Level 2'");
    const dateOf = (text: string) => product.dateOfText(text)?.['date-parts'][0];
    const seen = new Set<string>();
    for (const statement of levels.split(/(?=\bexpect\()/)) {
      const [, text] = /^expect\((?:\(\) => )?p\('([^']*)'/.exec(statement) ?? [];
      // A statement about the time zone says nothing of the date.
      if (text === undefined || seen.has(text) || !/\.(?:produce|from|through|rejected)/.test(statement))
        continue;
      seen.add(text);
      yield refused(text, statement, dateOf) ?? {
        name: text,
        fault: () => difference(dateOf(text), certainPart(text, statement)),
      };
    }
  },
});

/** We read what we can of a date that does not exist, but never more than a part of it. */
function refused(
  text: string,
  statement: string,
  dateOf: (text: string) => number[] | undefined,
): Case | undefined {
  if (!statement.includes('.rejected')) return undefined;
  return {
    name: `${text}, no date`,
    fault: () => {
      const ours = dateOf(text) ?? [];
      return ours.length < text.split('-').length ? undefined : `${ours.join('-')} is taken from it`;
    },
  };
}

/** The first date of a range, without what the text leaves open. Months are counted from 0 there. */
function certainPart(text: string, statement: string): number[] | undefined {
  const [, first] = /\.(?:produce|from|through)\(\[([^\]]*)\]/.exec(statement) ?? [];
  const [year = 0, month, day] = (first ?? '').split(',').map(Number);
  const open =
    text
      .split('/')[0]
      ?.split('-')
      .findIndex((part) => part.includes('X')) ?? -1;
  // Only a year of four digits is one of a work; two digits are a century, 21 to 24 the seasons.
  if (!/^\D*\d{4}/.test(text) || !(year > 0 && year < 10_000)) return undefined;
  if (month === undefined || month > 11) return [year];
  const parts = [year, month + 1, ...(day === undefined ? [] : [day])];
  return open > 0 ? parts.slice(0, open) : parts;
}
