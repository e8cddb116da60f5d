import { api } from '@lab/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';

/** Suggests people who are or were on the team, and co-authors of the person's published papers. Both are public. */
export function useAuthorNames(chosen: readonly string[], enabled: boolean): string[] {
  const { user } = useSession();
  const author = user?.name ?? '';
  const team = useQuery({ ...endpointQuery(api.alumni.people, {}), enabled });
  const earlier = useQuery({
    ...endpointQuery(api.papers.list, { query: { exactAuthor: author } }),
    enabled: enabled && author !== '',
  });
  const names = [
    ...(team.data?.map(({ name }) => name) ?? []),
    ...(earlier.data?.flatMap(({ authors }) => authors) ?? []),
  ];
  return [...new Set(names)].filter((name) => !chosen.includes(name));
}
