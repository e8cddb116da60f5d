import { api } from '@lab/contract';
import { ask } from '../../../lib/query.ts';

export const profileQuery = ask(api.team.mine, {});
