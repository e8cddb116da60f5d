/** Checks that pages of people read as many documents in a lab of five hundred people as in a small one. */
import { api } from '@lab/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useOwnProject } from '../test/own-project.ts';

// A project of its own, because the seeded people would disturb other tests.
await useOwnProject('demo-people-reads');
const { pages } = await import('../../bench/pages.ts');
const { measure, startCounting } = await import('../../bench/measure.ts');
const { seedPapers, seedPeople } = await import('../../bench/seed.ts');
const { invoke } = await import('./mounted.ts');
const { listWholeMembers } = await import('../features/team/whole-members.ts');

const ofPeople =
  /^(?:home page \(|team page|alumni page|member page|page of somebody who left|publications\?(?:person|author|q=Surname)|exporting a list)/;

startCounting();

describe.each([
  [12, 20],
  [161, 339],
])('with %i people on the team and %i who left', (onTeam, left) => {
  beforeAll(async () => {
    await seedPeople(onTeam, left);
    await seedPapers(0, 60);
  });

  test('everybody is in the lists', async () => {
    const [team, alumni, people] = await Promise.all([
      invoke(api.team.list),
      invoke(api.alumni.list),
      invoke(api.alumni.people),
    ]);
    expect(team.reply).toHaveLength(onTeam);
    expect(alumni.reply).toHaveLength(left);
    expect(people.reply).toHaveLength(onTeam + left);
  });

  test.each(pages.filter(([name]) => ofPeople.test(name)))(
    '%s reads at most %i',
    async (name, allowed, ask) => {
      const { reads } = await measure(name, 1, ask);
      expect(reads).toBeGreaterThan(0);
      expect(reads).toBeLessThanOrEqual(allowed);
    },
  );

  test('the list of the team at the desk reads each member with the account, and one document more', async () => {
    const { reads } = await measure('desk', 1, listWholeMembers);
    expect(reads).toBe(2 * onTeam + 1);
  });

  test('the list of alumni at the desk reads one document', async () => {
    const { reads } = await measure('desk', 1, () => invoke(api.alumni.list));
    expect(reads).toBe(1);
  });
});

test('the pages of people are among those that are measured', () => {
  expect(pages.filter(([name]) => ofPeople.test(name)).length).toBeGreaterThanOrEqual(10);
});
