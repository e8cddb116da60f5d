import { describe, expect, it } from 'vitest';
import { familyOf, initials, inReadingOrder, type Name, parseName } from './names.ts';

describe('a name is taken apart', () => {
  const cases: [string, Name][] = [
    ['Isamu Kurohane', { given: 'Isamu', family: 'Kurohane' }],
    ['Kurohane, Isamu', { given: 'Isamu', family: 'Kurohane' }],
    ['Ludwig van Beethoven', { given: 'Ludwig', particle: 'van', family: 'Beethoven' }],
    ['van Beethoven, Ludwig', { given: 'Ludwig', particle: 'van', family: 'Beethoven' }],
    ['Étienne de la Tour', { given: 'Étienne', particle: 'de la', family: 'Tour' }],
    ['Martin Luther King Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['King, Jr., Martin Luther', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['King, Martin Luther, Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['Robert Downey, Jr.', { given: 'Robert', family: 'Downey', suffix: 'Jr.' }],
    ['Prof. Dr. Gisèle Montbrun-Adé', { given: 'Gisèle', family: 'Montbrun-Adé' }],
    ['Κλειώ Μαυρογένη', { given: 'Κλειώ', family: 'Μαυρογένη' }],
    ['bell hooks', { given: 'bell', family: 'hooks' }],
    ['Plato', { family: 'Plato' }],
    ['  Ada   Lovelace ', { given: 'Ada', family: 'Lovelace' }],
    ['王小明', { literal: '王小明' }],
    ['김 민준', { literal: '김 민준' }],
    ['The ATLAS Collaboration', { literal: 'The ATLAS Collaboration' }],
    ['Tide Gauge Working Group', { literal: 'Tide Gauge Working Group' }],
  ];
  it.each(cases)('%s', (written, parts) => expect(parseName(written)).toEqual(parts));

  it('and put together again', () => {
    expect(inReadingOrder(parseName('de la Tour, Jr., Étienne'))).toBe('Étienne de la Tour Jr.');
    expect(familyOf(parseName('Ludwig van Beethoven'))).toBe('van Beethoven');
  });
});

describe('initials', () => {
  it('keep hyphens and accents', () => expect(initials('Jean-Luc Éloi')).toBe('J.-L. É.'));
  it('accept initials that are already written', () => expect(initials('J.R.R.')).toBe('J. R. R.'));
  it('leave names whole in a script without capitals', () => expect(initials('رضوان')).toBe('رضوان'));
});
