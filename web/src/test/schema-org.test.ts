import { expect, test } from 'vitest';
import { faultsOf } from './schema-org.ts';

test('unknown types and properties are reported', () => {
  const wrong = [
    { '@type': 'Person', name: 'Ada', nam: 'Ada' },
    { '@type': 'Persona' },
    { '@type': 'Person', name: '' },
  ];
  expect(faultsOf(wrong)).toEqual([
    'Person knows no nam',
    '[1] has the unknown type Persona',
    '[2].name is empty',
  ]);
});

test('references without a target and properties that Google requires are reported', () => {
  const lab = { '@type': 'Organization', '@id': 'https://lab.test/#lab', name: 'Lab' };
  const member = { '@type': 'Person', name: 'Ada', worksFor: { '@id': lab['@id'] } };
  expect(faultsOf([member, lab])).toEqual([]);
  expect(faultsOf([member])).toEqual(['[0].worksFor refers to https://lab.test/#lab, which is not there']);
  expect(faultsOf([{ '@type': 'BreadcrumbList' }])).toEqual([
    '[0] is a BreadcrumbList without itemListElement',
  ]);
});
