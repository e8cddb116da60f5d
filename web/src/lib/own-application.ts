import { api } from '@lab/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './query.ts';
import { useSession } from './session.ts';

/** There is one open application at most. */
export const ownApplicationQuery = (email: string) =>
  endpointQuery(api.applications.byEmail, { params: { email }, query: { limit: 1 } });

/** The open application of the signed-in person. */
export function useOwnApplication() {
  const { user } = useSession();
  const email = user?.email ?? '';
  const { data } = useQuery({ ...ownApplicationQuery(email), enabled: email !== '' });
  return data?.[0];
}
