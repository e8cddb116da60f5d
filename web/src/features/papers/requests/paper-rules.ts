import type { Manuscript } from '@lab/contract/features/papers/fields';
import { submitPaper } from '@lab/contract/features/papers/schemas';
import type { Resolver } from 'react-hook-form';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';

export const paperRules: Resolver<Manuscript> = resolverWithout(submitPaper, 'image');
