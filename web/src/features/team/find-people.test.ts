import { expect, test } from 'vitest';
import { aMember } from '../../test/records.ts';
import { findPeople, topicsOf } from './find-people.ts';

const people = [
  {
    member: aMember({ _id: 'a', name: 'Ada Byron', university: 'Northhaven' }),
    interests: ['Tide gauges', 'optics'],
  },
  { member: aMember({ _id: 'b', name: 'Łukasz Sørensen', university: '' }), interests: ['optics'] },
  { member: aMember({ _id: 'c', name: '苏砚舟 (Su Yanzhou)', university: '' }), interests: [] },
];
const idsOf = (q: string, topic = '') => findPeople(people, { q, topic }).map(({ member }) => member._id);

test.each([
  ['', '', ['a', 'b', 'c']],
  ['byr ad', '', ['a']],
  ['lukasz sor', '', ['b']],
  ['砚', '', []],
  ['苏', '', ['c']],
  ['tide', '', ['a']],
  ['north', '', ['a']],
  ['ada sorensen', '', []],
  ['', 'OPTICS', ['a', 'b']],
  ['ada', 'optics', ['a']],
  ['', 'optic', []],
])('“%s” in the topic “%s”', (q, topic, ids) => {
  expect(idsOf(q, topic)).toEqual(ids);
});

test('topics are counted once a person, whatever their letters', () => {
  const twice = { member: aMember(), interests: ['Optics', 'OPTICS'] };
  expect(topicsOf([...people, twice])).toEqual([
    { name: 'optics', count: 3 },
    { name: 'Tide gauges', count: 1 },
  ]);
});
