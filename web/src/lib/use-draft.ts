import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changesOf, withChanges } from './changes.ts';
import { dropDraft, readDraft, saveDraft } from './drafts.ts';
import { useSession } from './session.ts';

interface KeptDraft {
  /** ISO 8601 */
  savedAt: string | null;
  /** Removes the draft, after sending or to start again. */
  drop: () => void;
}

/**
 * Keeps only the changed fields of a form on this device, because other people may edit the unchanged ones.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): KeptDraft {
  const uid = useSession().user?.uid ?? '';
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const draft = readDraft<unknown>(uid, name);
    let isKept = draft !== null;
    setSavedAt(draft?.savedAt ?? null);
    if (draft) reset(withChanges(getValues(), draft.values), { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ name: field, values, defaultValues = {} }) => {
        // `reset` also calls this, without the name of a field; only typing changes the draft.
        if (!field) return;
        const changes = changesOf(defaultValues, values);
        const hasChanges = Object.keys(changes).length > 0;
        if (hasChanges) setSavedAt(saveDraft(uid, name, changes, new Date()));
        else if (isKept) {
          dropDraft(uid, name);
          setSavedAt(null);
        }
        isKept = hasChanges;
      },
    });
  }, [uid, name, reset, subscribe, getValues]);

  return {
    savedAt,
    drop: () => {
      dropDraft(uid, name);
      setSavedAt(null);
    },
  };
}
