/** For tests: values that the form of a kind of content accepts. */
import type { Field, Fields } from './field.ts';

let count = 0;

const values = {
  text: () => `A line ${++count} ${Math.random().toString(36).slice(2, 10)}`,
  phone: () => '+49 30 1234',
  prose: () => 'Some lines.',
  markdown: () => 'Some *lines*.',
  email: () => 'somebody@example.org',
  url: () => 'https://example.org/page',
  moment: () => '2031-05-06T14:00+02:00',
  date: () => '2031-05',
  doi: () => '10.1000/182',
  number: () => 7,
  file: () => '/files/content/someone/file.pdf',
  picture: () => '/images/lab/someone/picture.webp',
  alt: () => 'A boat',
  area: () => [],
  works: () => [],
  people: () => ['Ann Author'],
};

function sample(field: Field): unknown {
  if (field.is === 'file' && field.purpose) return `/files/${field.purpose}/someone/file.pdf`;
  if (field.is === 'choice' || field.is === 'role') return field.initial;
  if (field.is === 'group') return sampleOf(field.of);
  return field.is === 'parts' ? [sampleOf(field.of)] : values[field.is]();
}

export function sampleOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sample(field)]));
}
