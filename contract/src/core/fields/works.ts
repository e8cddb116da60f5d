import { limits } from '../../api/limits.ts';
import { listType } from './people.ts';

/** Ids of papers of the lab. Replies contain their present names in `references`. */
export const works = { ...listType(limits.id), isOnlyNamed: true } as const;
