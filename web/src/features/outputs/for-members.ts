/** What members of the team read behind the login. */
import { api } from '@lab/contract';
import { ApiError } from '../../lib/api.ts';
import { endpointQuery, recordQuery } from '../../lib/query.ts';

export const forMembersQuery = endpointQuery(api.forMembers.list, {});

export const forMemberQuery = (id: string) => recordQuery(api.forMembers.get, { params: { id } });

/** True for a person who is not on the team. */
export const isNoMember = (error: unknown) => error instanceof ApiError && error.status === 403;
