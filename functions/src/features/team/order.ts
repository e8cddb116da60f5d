/** The order of people on the Team page: by role, and within a role as the lab has chosen. */
import type { Settings } from '@lab/contract/features/settings/defaults';

interface Listed {
  role: string;
  createdAt: string;
}

export function inOrder<Row extends Listed>(rows: readonly Row[], { order, roles }: Settings['team']): Row[] {
  const ids = roles.map(({ id }) => id);
  // People whose role the lab does not have come last; the rows themselves are in the order by hand.
  const placeOf = ({ role }: Row) => (ids.includes(role) ? ids.indexOf(role) : ids.length);
  return rows.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || (order === 'joined' ? a.createdAt.localeCompare(b.createdAt) : 0),
  );
}
