/** For tests: values that the form of a kind of content accepts. */
import type { Field, FieldOf, Fields } from './field.ts';
import { mapFields } from './field-type.ts';

let count = 0;

const samples: { [Is in Field['is']]: (field: FieldOf<Is>) => unknown } = {
  text: () => `A line ${++count} ${Math.random().toString(36).slice(2, 10)}`,
  phone: () => '+49 30 1234',
  prose: () => 'Some lines.',
  markdown: () => 'Some *lines*.',
  email: () => 'somebody@example.org',
  url: () => 'https://example.org/page',
  moment: () => '2031-05-06T14:00+02:00',
  date: ({ future }) => (future ? new Date().toISOString().slice(0, 10) : '2031-05'),
  doi: () => '10.1000/182',
  number: () => 7,
  numbers: () => [3, 7],
  mark: () => true,
  choice: ({ initial }) => initial,
  role: ({ initial }) => initial,
  file: ({ purpose = 'content' }) => `/files/${purpose}/someone/file.pdf`,
  picture: () => '/images/lab/someone/picture.webp',
  alt: () => 'A boat',
  area: () => [],
  works: () => [],
  people: () => ['Ann Author'],
  group: ({ of }) => sampleOf(of),
  parts: ({ of }) => [sampleOf(of)],
};

export const sampleOf = (fields: Fields): Record<string, unknown> =>
  mapFields(fields, (field) => (samples[field.is] as (field: Field) => unknown)(field));
