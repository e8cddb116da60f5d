import { api } from '@lab/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './query.ts';
import { useSession } from './session.ts';

/** The open application of the signed-in person. There is one at most. */
export function useOwnApplication() {
  const { user } = useSession();
  const email = user?.email ?? '';
  const own = endpointQuery(api.applications.byEmail, { params: { email }, query: { limit: 1 } });
  const { data } = useQuery({ ...own, enabled: email !== '' });
  return data?.[0];
}
