import { limits } from '@lab/contract/api/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { absorb, release, requireFreeName, stillLeading, takeName } from './area-changes.ts';
import { areaCalled, areaIdOf, areaNameOf, type NamedArea } from './area-names.ts';
import type { StoredArea } from './area-store.ts';
import { comparedIn } from './in-area-store.ts';

const area = (departmentName: string, over: Partial<StoredArea> = {}): StoredArea => ({
  departmentName,
  details: '',
  formatted: '',
  image: '',
  imageAlt: '',
  parent: [],
  people: [],
  subDepartments: [],
  createdAt: Timestamp.now(),
  ...over,
});
const lab = (areas: Record<string, StoredArea>) => new Map(Object.entries(areas));
const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

describe('a name that an area takes', () => {
  it('leaves its former one behind, once, and no more of them than there may be', () => {
    const formerNames = many(limits.formerNames);
    const areas = lab({ a: area('Waves', { formerNames }) });
    expect(takeName(areas, 'a', 'n3')).toEqual({
      a: { formerNames: [...formerNames.filter((name) => name !== 'n3'), 'Waves'] },
    });
    expect(takeName(areas, 'a', 'Tides')).toEqual({ a: { formerNames: [...formerNames.slice(1), 'Waves'] } });
    expect(takeName(areas, 'a', 'Waves')).toEqual({});
  });

  it('is no other one’s former name any more', () => {
    const areas = lab({ a: area('Waves', { formerNames: ['Swell', 'Tides'] }), b: area('Ice') });
    expect(takeName(areas, 'b', 'Swell')).toEqual({
      a: { formerNames: ['Tides'] },
      b: { formerNames: ['Ice'] },
    });
    expect(takeName(areas, 'new', 'Swell')).toEqual({ a: { formerNames: ['Tides'] } });
  });

  it.each(['Waves', 'waves', 'WÁVES'])('is not %s when there is an area Waves', (name) => {
    const areas = lab({ a: area('Waves') });
    expect(() => requireFreeName(areas, 'b', name)).toThrow('There is another research area with this name');
    expect(() => requireFreeName(areas, 'a', name)).not.toThrow();
  });
});

describe('an area that goes into another', () => {
  it('takes along what led to it', () => {
    const areas = lab({
      a: area('Waves', { formerNames: ['Swell'], absorbed: ['x'] }),
      b: area('Ice', { formerNames: ['Snow'], absorbed: ['y'] }),
    });
    expect(absorb(areas, 'a', 'b')).toEqual({
      formerNames: ['Snow', 'Swell', 'Waves'],
      absorbed: ['y', 'a', 'x'],
    });
  });

  it('does not when too many have gone there, nor into itself, nor into none', () => {
    const areas = lab({ a: area('Waves'), b: area('Ice', { absorbed: many(limits.absorbedAreas) }) });
    expect(() => absorb(areas, 'a', 'b')).toThrow('Too many research areas have gone into this one.');
    for (const into of ['a', 'none', '']) {
      expect(() => absorb(areas, 'a', into)).toThrow('There is no such research area to move to');
    }
  });

  it('comes back with what is not elsewhere by then', () => {
    const record = area('Waves', { formerNames: ['Swell', 'Surf'], absorbed: ['x', 'y', 'z'] });
    const areas = lab({
      b: area('Ice', { formerNames: ['Snow', 'Swell', 'Waves'], absorbed: ['w', 'a', 'z'] }),
      x: area('Surf'),
      c: area('Fog', { absorbed: ['y'] }),
    });
    expect(release(areas, 'a', record)).toEqual({ b: { formerNames: ['Snow'], absorbed: ['w'] } });
    areas.set('b', area('Ice', { formerNames: ['Snow'], absorbed: ['w'] }));
    expect(stillLeading(areas, record)).toMatchObject({ formerNames: ['Swell'], absorbed: ['z'] });
  });
});

describe('what a record says of its area', () => {
  const areas: NamedArea[] = [
    { _id: 'a', departmentName: 'Tides', formerNames: ['Waves'], absorbed: ['gone'] },
    { _id: 'b', departmentName: 'Waves' },
  ];

  it.each([
    [{ areaId: 'a' }, '', 'Tides', 'a'],
    [{ areaId: 'gone' }, '', 'Tides', 'a'],
    [{ areaId: 'none' }, '', '', ''],
    [{ areaId: 'b' }, 'Tides', 'Waves', 'b'],
    [{}, 'Waves', 'Waves', 'b'],
    [{}, 'Alchemy', 'Alchemy', ''],
    [{}, '', '', ''],
  ])('%o, once called "%s", is in "%s"', (record, oldName, name, id) => {
    expect([areaNameOf(areas, record, oldName), areaIdOf(areas, record, oldName)]).toEqual([name, id]);
  });

  it('is found by a present name before a former one', () => {
    expect(areaCalled(areas, 'Waves')?._id).toBe('b');
    expect(areaCalled(areas, 'waves')).toBeUndefined();
  });
});

it('a query for an area with all that may lead to it is one that Firestore takes', () => {
  const fullest = { _id: 'a', departmentName: 'Waves', formerNames: many(limits.formerNames) };
  expect(comparedIn({ ...fullest, absorbed: many(limits.absorbedAreas) })).toBeLessThanOrEqual(30);
});
