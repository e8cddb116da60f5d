import { namesOf } from '@lab/contract/features/papers/fields';
import { useWatch } from 'react-hook-form';
import type { PaperFieldsProps } from './paper-values.ts';

/** Updates the marks of authors when a name is changed or removed. */
export function useMarks({ control, setValue }: PaperFieldsProps) {
  const marked = useWatch({ control, name: ['corresponding', 'equalContribution'] });
  const [authors] = useWatch({ control, name: ['authors'] });

  /** Without a new name the mark is taken away too. */
  return (index: number, written = '') => {
    const [old, now] = [authors[index]?.trim() ?? '', written.trim()];
    // Of two authors with one name the other keeps the mark.
    if (!old || old === now || authors.filter((name) => name.trim() === old).length > 1) return;
    for (const [at, name] of namesOf('someAuthors').entries()) {
      const names = marked[at] ?? [];
      if (!names.includes(old)) continue;
      const renamed = names.flatMap((each) => (each === old ? now || [] : each));
      setValue(name, renamed, { shouldDirty: true });
    }
  };
}
