import { api } from '@lab/contract';
import { describe, expect, it } from 'vitest';
import { stubServer } from '../test/server.ts';
import { send } from './api.ts';
import { areaNamesQuery, currentAreaName } from './areas.ts';
import { createQueryClient } from './query.ts';

it('the names of an area are its current one and then the former ones, if it has any', async () => {
  stubServer().answersWith(api.areas.brief, () => ({
    body: [{ departmentName: 'Waves', formerNames: ['Tides', 'Ebb'] }, { departmentName: 'Fog' }],
  }));
  expect(await createQueryClient(send).fetchQuery(areaNamesQuery)).toEqual([
    ['Waves', 'Tides', 'Ebb'],
    ['Fog'],
  ]);
});

describe('an old link', () => {
  const areas = [['Waves', 'Tides', 'Fog'], ['Fog'], ['Rain', 'Tides']];

  it.each([
    ['with a current name', 'Rain', 'Rain'],
    ['with a former name', 'Tides', 'Waves'],
    ['with a name that another area has now', 'Fog', 'Fog'],
    ['with a name that no area ever had', 'Snow', 'Snow'],
  ])('%s', (_, name, current) => expect(currentAreaName(areas, name)).toBe(current));
});
