import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, saveDraft } from './drafts.ts';
import { useSession } from './session.ts';

interface KeptDraft {
  /** When what is in the form was last kept on this device (ISO 8601). */
  savedAt: string | null;
  /** Forgets it: after sending, or to begin again. */
  drop: () => void;
}

/** Keeps a form on this device on every change and fills it again when the person comes back. */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): KeptDraft {
  const uid = useSession().user?.uid ?? '';
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const draft = readDraft<Values>(uid, name);
    setSavedAt(draft?.savedAt ?? null);
    // Over the defaults: a draft of an older form may lack a field.
    if (draft) reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ name: field, values, isDirty }) => {
        // Filling or emptying the form as a whole names no field, and is nobody's typing.
        if (field && isDirty) setSavedAt(saveDraft(uid, name, values, new Date()));
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
