import { defaultRoles } from '@lab/contract/features/team/roles';
import { describe, expect, it } from 'vitest';
import { aMember } from '../../test/records.ts';
import { loops, slider } from './collaborators.tsx';
import { carousel } from './opening.tsx';
import { chosenMembers } from './queries.ts';

// docs/specification.md#home
describe('constants', () => {
  it('moves the carousel every 3500 ms with 30 px between its pictures', () => {
    expect(carousel).toMatchObject({ delay: 3500, spacing: 30 });
  });

  it('moves the collaborators a step every 3000 ms', () => {
    expect(slider.delay).toBe(3000);
  });

  it('loops only above 5 collaborators', () => {
    expect([0, 4, 5, 6, 60].map(loops)).toEqual([false, false, false, true, true]);
  });

  it('shows 6 people at most, advisors first, then research directors, nobody else', () => {
    const person = (role: string, index: number) => aMember({ _id: `${role} ${index}`, role });
    const team = [
      ...[1, 2, 3].map((index) => person('Researcher', index)),
      ...[1, 2, 3, 4].map((index) => person('Research Director', index)),
      ...[1, 2, 3].map((index) => person('Advisor', index)),
      person('Research Assistant', 1),
    ];
    expect(chosenMembers(team, defaultRoles).map(({ _id }) => _id)).toEqual([
      'Advisor 1',
      'Advisor 2',
      'Advisor 3',
      'Research Director 1',
      'Research Director 2',
      'Research Director 3',
    ]);
    expect(chosenMembers(team.slice(0, 3), defaultRoles)).toEqual([]);
    const own = defaultRoles.map((role) => ({ ...role, onHome: role.id === 'Research Assistant' }));
    expect(chosenMembers(team, own).map(({ role }) => role)).toEqual(['Research Assistant']);
  });
});
