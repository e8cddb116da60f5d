import { defaultRoles } from '@lab/contract/features/team/roles';
import { describe, expect, it } from 'vitest';
import { aMember } from '../../test/records.ts';
import { sliderOptions } from '../../ui/slider-engine.ts';
import { loops, slider } from './collaborators.tsx';
import { carousel } from './opening.tsx';
import { chosenMembers } from './queries.ts';

// docs/specification.md#home
describe('constants', () => {
  it('moves the carousel every 3500 ms with 30 px between its pictures', () => {
    expect(carousel.delay).toBe(3500);
    expect(sliderOptions(carousel)).toMatchObject({ spaceBetween: 30, slidesPerView: 1 });
  });

  it('shows 4 collaborators where there is room, fewer elsewhere, a step every 3000 ms', () => {
    const { breakpoints, slidesPerView } = sliderOptions({ ...slider, loop: false });
    expect(slider.delay).toBe(3000);
    const widest = Math.max(...Object.keys(breakpoints ?? {}).map(Number));
    expect(breakpoints?.[widest]).toEqual({ slidesPerView: 4 });
    expect(Number(slidesPerView)).toBeLessThan(4);
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
