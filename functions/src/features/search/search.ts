import type { api } from '@lab/contract';
import { searchLimits } from '@lab/contract/features/search/limits';
import { searchIn } from '@lab/contract/features/search/results';
import type { HandlersOf } from '../../core/http/handler.ts';
import { currentIndex } from './current-index.ts';

export const search: HandlersOf<typeof api.search> = {
  async find({ query: { q = '' } }) {
    const { index } = await currentIndex();
    return searchIn(index, q, searchLimits.onPage);
  },
};
