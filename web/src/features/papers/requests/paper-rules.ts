import type { Manuscript } from '@lab/contract/papers/fields';
import { submitPaper } from '@lab/contract/papers/schemas';
import type { Resolver } from 'react-hook-form';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';

export const paperRules: Resolver<Manuscript> = resolverWithout(submitPaper, 'image');
