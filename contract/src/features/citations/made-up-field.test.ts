/** A field that is only declared and named has a name in each format. */
import { expect, it, vi } from 'vitest';
import { citedNames, customNames, fieldsFromFormat, fieldsInFormat, fieldsWithoutCsl } from './metadata.ts';

vi.mock('../papers/fields.ts', async (original) => {
  const fields = await original<typeof import('../papers/fields.ts')>();
  Object.assign(fields.paperFields, {
    shipName: { is: 'text', max: 20, optional: true },
    crew: { is: 'someAuthors', optional: true },
  });
  fields.paperFieldNames.push('shipName' as 'note', 'crew' as 'note');
  return fields;
});

const work = { title: 'On fog', shipName: 'Kestrel' };
const namesIn = (format: Parameters<typeof fieldsInFormat>[0]) =>
  fieldsInFormat(format, work, (name, text) => [`${name}: ${text}`]);

it('a text is named after itself, behind the other fields, and is a description for library catalogues', () => {
  expect(citedNames).toContain('shipName');
  expect(namesIn('csl')).toEqual(['title: On fog', 'custom.shipName: Kestrel']);
  expect(namesIn('bibtex')).toEqual(['shipname: Kestrel']);
  expect(namesIn('ris')).toEqual(['TI: On fog', 'N1 ShipName: Kestrel']);
  expect(namesIn('dublinCore')).toEqual(['DC.title: On fog', 'DC.description: Kestrel']);
});

it('imports read it again', () => {
  const names = { field: 'shipName', custom: 'shipName', bibtex: 'shipname', risNote: 'ShipName' };
  expect(fieldsWithoutCsl()).toContainEqual(names);
  expect(customNames()).toContain('shipName');
  const read = fieldsFromFormat('csl', 'book', (name) => (name === 'custom.shipName' ? 'Kestrel' : ''));
  expect(read).toMatchObject({ shipName: 'Kestrel' });
});

it('a list has no name, because each format writes it in its own way', () => {
  const list: object = { crew: 'Ada' };
  expect(fieldsInFormat('csl', list, (name) => [name])).toEqual([]);
  expect(customNames()).not.toContain('crew');
});
