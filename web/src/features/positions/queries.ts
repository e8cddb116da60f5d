import { api } from '@lab/contract';
import type { Position } from '@lab/contract/features/positions/kind';
import { paperRowsQuery } from '../../lib/paper-rows.ts';
import { type AnyQuery, endpointPartQuery, endpointQuery, recordQuery } from '../../lib/query.ts';

export const positionQuery = (id: string) => recordQuery(api.positions.get, { params: { id } });

export const positionsQuery = endpointQuery(api.positions.list, {});

/** The group of a position is its first research area. */
export const groupOf = ({ areas, references = [] }: Pick<Position, 'areas' | 'references'>) =>
  references.find(({ _id }) => _id === areas[0]);

/** So many papers, and one more to see whether others follow, are the reads of this query. */
const shownPapers = 3;

const shownPeople = 8;

export const groupPapersQuery = (area: string) => paperRowsQuery({ area }, shownPapers);

/** The members whom the area names. */
const namedQuery = (id: string) =>
  endpointPartQuery(api.areas.get, { params: { id } }, 'members', ({ memberIds = [] }) => memberIds);

/**
 * Who supervises, and the people of the group: those whom the area names, and those who wrote the papers
 * shown. The team is in the document that every page reads.
 */
export const peopleQuery = ({ _id, memberIds = [], ...position }: Position) =>
  endpointPartQuery(api.team.list, {}, `position ${_id}`, async (team, client) => {
    const group = groupOf(position);
    const [named, written] = group
      ? await Promise.all([
          client.ensureQueryData(namedQuery(group._id)).catch(() => []),
          client.ensureInfiniteQueryData(groupPapersQuery(group.name)).catch(() => undefined),
        ])
      : [[], undefined];
    const authors = written?.pages[0]?.items.flatMap((paper) => paper.authors.map(([, id = '']) => id)) ?? [];
    const inGroup = [...new Set([...memberIds, ...named, ...authors])];
    const known = inGroup.flatMap((id) => team.find((member) => member._id === id) ?? []);
    return known.slice(0, shownPeople).map(({ _id, name, image, role }) => ({ _id, name, image, role }));
  });

export const groupQueries = (position: Position): AnyQuery[] => {
  const group = groupOf(position);
  return [peopleQuery(position), ...(group ? [namedQuery(group._id), groupPapersQuery(group.name)] : [])];
};
