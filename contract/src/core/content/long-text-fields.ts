import { limits } from '../../api/limits.ts';
import { longestText } from '../markdown/limits.ts';

/** The two fields of a long text: `formatted` is what people write, and `words` the same in plain words. */
export const longTextFields = <const Others extends object>(label: string, others: Others) => ({
  words: { is: 'prose', label, max: limits.prose, wordsOf: 'formatted', ...others } as const,
  formatted: { is: 'markdown', label, max: longestText } as const,
});
