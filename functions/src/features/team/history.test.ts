import { emptyValues } from '@lab/contract/core/content/field-type';
import { memberKind } from '@lab/contract/features/team/kind';
import { defaultRoles } from '@lab/contract/features/team/roles';
import { afterEach, expect, test, vi } from 'vitest';
import { timeAt } from '../../core/data/time.ts';
import { historyOf, historyWithRole } from './history.ts';

const evening = Date.parse('2026-11-26T20:00:00-08:00');
const zone = 'America/Los_Angeles';

const member = (createdAt: number) => ({
  ...emptyValues(memberKind.fields),
  role: 'Research Assistant',
  createdAt: timeAt(createdAt),
});

const researcher = { role: 'Researcher', title: '' };

afterEach(() => void vi.useRealTimers());

test('a role begins on the day that it is where the lab is, and so did the one before', () => {
  vi.useFakeTimers({ now: evening });
  const weekBefore = evening - 7 * 24 * 60 * 60_000;
  const terms = historyWithRole(member(weekBefore), { roles: defaultRoles, zone }, researcher);
  expect(terms.map(({ role, from, until }) => [role, from, until])).toEqual([
    ['Research Assistant', '2026-11-19', '2026-11-26'],
    ['Researcher', '2026-11-26', ''],
  ]);
});

test('who is given another role in the evening on which they were entered never had the first', () => {
  vi.useFakeTimers({ now: evening });
  const terms = historyWithRole(member(evening), { roles: defaultRoles, zone }, researcher);
  expect(terms).toEqual([{ role: 'Researcher', title: '', from: '2026-11-26', until: '' }]);
});

test('visitors see the day in UTC while nobody has changed the role', () => {
  expect(historyOf(member(evening))).toMatchObject([{ from: '2026-11-27', until: '' }]);
});
