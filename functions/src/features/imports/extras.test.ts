import { describe, expect, test } from 'vitest';
import { withCslExtras, withRisExtras } from './extras.ts';

describe('unknown fields of a RIS entry', () => {
  const file = 'TY  - JOUR\r\nID  - doe\r\nTI  - Tides\r\nAU  - Doe, Jane\r\nT2  - Acta\r\nER  - \r\n';

  test('come out again before the end, in their order', () => {
    const original =
      'TY  - JOUR\nTI  - Tides\nAU  - Doe, J.\nJO  - Acta\nCY  - Northhaven\nLA  - en\nC1  - gauge 7\nER  - ';
    expect(withRisExtras(file, original)).toBe(
      file.replace('ER', 'CY  - Northhaven\r\nLA  - en\r\nC1  - gauge 7\r\nER'),
    );
  });

  test('keep their dollars', () => {
    const fields = ["C1  - $$E = mc^2$$ and $& and $' and $`", 'C2  - US$100'];
    const original = ['TY  - JOUR', 'TI  - Tides', ...fields, 'ER  - '].join('\n');
    const written = withRisExtras(file, original);
    expect(written.split('\r\n').filter((line) => line.startsWith('C'))).toEqual(fields);
    expect(written).toHaveLength(file.length + `${fields.join('\r\n')}\r\n`.length);
  });

  test('of the list of one person stay with that person', () => {
    const original =
      'TY  - JOUR\nTI  - Tides\nL1  - file:///home/jane/tides.pdf\nY2  - 2020\nN1  - dull\nER  - ';
    expect(withRisExtras(file, original)).toBe(file);
  });

  test.each(['', 'x', 'ER  - '])('%j adds nothing', (original) => {
    expect(withRisExtras(file, original)).toBe(file);
  });
});

describe('unknown variables of a CSL-JSON entry', () => {
  const item = { id: 'doe', type: 'book', title: 'Tides', publisher: 'Pier Press' };
  const file = JSON.stringify([item]);

  test('come out again', () => {
    const more = {
      'publisher-place': 'Northhaven',
      translator: [{ family: 'Roe' }],
      accessed: { 'date-parts': [[2020]] },
    };
    expect(JSON.parse(withCslExtras(file, JSON.stringify({ ...item, ...more })))).toEqual([
      { ...item, ...more },
    ]);
  });

  test('replace nothing, and what registries say about themselves is left out', () => {
    const said = { ...item, title: 'Tidse', 'reference-count': 7, score: 1, __proto__: { status: 'x' } };
    expect(JSON.parse(withCslExtras(file, JSON.stringify(said)))).toEqual([item]);
  });

  test.each(['', '[', '[]', '1', 'null'])('%j adds nothing', (original) => {
    expect(withCslExtras(file, original)).toBe(file);
  });
});
