import { api } from '@lab/contract';
import { ask } from '../../lib/query.ts';

export const collaboratorsQuery = ask(api.collaborators.list, {});
