import type { WholeDraft } from '@lab/contract/core/content/drafts/endpoints-of';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api.ts';
import { changesOf, withChanges } from '../../lib/changes.ts';
import { isNoConnection } from '../../lib/timeouts.ts';
import { useDraft } from '../../lib/use-draft.ts';

/** So long nothing is typed before the draft is saved on the server. */
const restMs = 2_000;
/** After a failure of the network. */
const againMs = 10_000;

/** What publishing has said is still to be mended. */
const keepMessages = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true } as const;

export type SavingState = 'saved' | 'typing' | 'saving' | 'lost' | 'conflict' | 'refused';

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The name under which this device keeps what is not on the server yet. */
  name: string;
  start: WholeDraft;
  /** Without it the person saves. */
  isAutomatic: boolean;
  /** Sends chosen files, and returns the values with their addresses. */
  complete: (values: Values) => Promise<Values>;
  send: (given: { revision: number; values: Values; before: WholeDraft['before'] }) => Promise<{
    revision: number;
    savedAt: string;
  }>;
  fetchCurrent: () => Promise<WholeDraft>;
}

/**
 * Keeps a draft on the server while it is written: this device has every change at once, the server a few
 * seconds later. One saving follows another, each with the revision of the one before.
 */
export function useDraftSaving<Values extends FieldValues>(options: Options<Values>) {
  const { form, start, isAutomatic } = options;
  const local = useDraft(form, options.name);
  const latest = useRef({ ...options, local });
  latest.current = { ...options, local };
  const seen = useRef(start);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  const [state, setState] = useState<SavingState>('saved');
  const [savedAt, setSavedAt] = useState(start.savedAt);
  /** What somebody else has saved meanwhile, as the draft or on the site. */
  const [theirs, setTheirs] = useState<WholeDraft['values']>();
  const isRebased = useRef(false);

  const rebase = useCallback(async () => {
    const current = await latest.current.fetchCurrent();
    const typed = changesOf(seen.current.values, form.getValues());
    const isDraft = current.revision !== seen.current.revision;
    form.reset(current.values as Values);
    form.reset(withChanges(current.values as Values, typed), { keepDefaultValues: true });
    // What is published now is seen as well, so the next saving says so.
    seen.current = { ...current, before: current.published ?? current.before };
    isRebased.current = true;
    setTheirs(isDraft ? current.values : current.published);
    setState('conflict');
  }, [form]);

  const saveOnce = useCallback(async () => {
    const { complete, send, local } = latest.current;
    const values = await complete(structuredClone(form.getValues()));
    const { revision, before } = seen.current;
    const isSame = Object.keys(changesOf(seen.current.values, values)).length === 0;
    if (isSame && revision > 0 && !isRebased.current) return setState('saved');
    setState('saving');
    const saved = await send({ revision, values, before });
    seen.current = { ...seen.current, ...saved, values, hasDraft: true };
    isRebased.current = false;
    // What was typed meanwhile stays, and is saved next.
    const now = form.getValues();
    const typed = withChanges(values, changesOf(values, withFiles(now, values)));
    form.reset(values, keepMessages);
    form.reset(typed, { ...keepMessages, keepDefaultValues: true });
    setSavedAt(saved.savedAt);
    setTheirs(undefined);
    const isRest = Object.keys(changesOf(values, form.getValues())).length === 0;
    if (isRest) local.drop();
    setState(isRest ? 'saved' : 'typing');
  }, [form]);

  /** Rejects if it could not be saved. */
  const save = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    const run = queue.current.then(saveOnce).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'conflict') await rebase();
      else setState(isNoConnection(error) ? 'lost' : 'refused');
      throw error;
    });
    queue.current = run.catch(() => {});
    return run;
  }, [saveOnce, rebase]);

  useEffect(() => {
    if (!isAutomatic) return undefined;
    const later = (wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (isOver.current) return;
        // Tried again until the network is back; other failures wait for the next change.
        save().catch((error: unknown) => isNoConnection(error) && later(againMs));
      }, wait);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback({ name }) {
        if (!name) return;
        setState((before) => (before === 'conflict' ? before : 'typing'));
        later(restMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [form, isAutomatic, save]);

  return {
    state,
    savedAt,
    theirs,
    seen,
    save,
    /** After a move that was refused, because somebody has changed something. */
    async rebaseAfter(error: unknown): Promise<void> {
      if (error instanceof ApiError && error.code === 'conflict') await rebase();
    },
    local,
    /** Before a move after which the draft is another one. */
    end() {
      isOver.current = true;
      clearTimeout(timer.current);
    },
    goOn() {
      isOver.current = false;
    },
  };
}

/** Addresses of files that were sent meanwhile are no changes of the person. */
function withFiles<Values extends FieldValues>(typed: Values, sent: Values): Values {
  const isAddress = (value: unknown) => typeof value === 'string' && /^\/(images|files)\//.test(value);
  const files = Object.entries(sent).filter(([, value]) => isAddress(value));
  return { ...typed, ...Object.fromEntries(files) };
}
