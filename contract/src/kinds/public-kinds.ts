import type { Kind } from '../core/content/kind.ts';
import { kindNames, kinds } from './kinds.ts';

/** All kinds but those that only members read. */
export const publicKinds = kindNames.filter((name) => !(kinds[name] as Kind).listFor);
