import { api } from '@lab/contract';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { outcomes as outcomeNames } from '@lab/contract/features/imports/states';
import { importTexts } from '@lab/contract/features/imports/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { confirm } from '../../../ui/confirm.ts';
import styles from './imports.module.css';

const { plan: texts, outcomes } = importTexts;

interface Props {
  work: OneImport;
  onGone: () => void;
}

/** The buttons for an import in its state, and its progress. */
export function ImportActions({ work, onGone }: Props) {
  const { _id: id, state } = work;
  const { running, progress } = useSlices(id);
  const discarding = useRecordMutation({
    run: async () => {
      await call(api.imports.discard, { params: { id } });
      // Before the page learns that its plan is gone.
      onGone();
    },
    done: () => texts.discarded,
    failed: siteTexts.somethingWrong,
  });
  const { gone, total } = progress ?? work;
  const busy = running.isPending || discarding.isPending;

  async function run() {
    const isSure =
      state !== 'planned' ||
      (await confirm({
        title: texts.confirm,
        text: texts.confirmText,
        confirm: importTexts.decisions.import,
      }));
    if (isSure) running.mutate(api.imports.run);
  }

  async function undo() {
    const question = {
      title: texts.undoConfirm,
      text: texts.undoText,
      confirm: texts.undoYes,
      danger: true,
    };
    if (state === 'undoing' || (await confirm(question))) running.mutate(api.imports.undo);
  }

  return (
    <section className={styles.actions}>
      {(busy || state === 'running' || state === 'undoing') && (
        <div>
          <p role="status">{texts.running(gone, total)}</p>
          <LinearProgress
            variant="determinate"
            value={(100 * gone) / Math.max(total, 1)}
            aria-label={texts.running(gone, total)}
          />
        </div>
      )}
      {running.error && <Alert severity="error">{failureText(running.error, texts.stopped)}</Alert>}
      {state !== 'planned' && <Outcomes of={progress ?? work} />}
      <div className={styles.buttons}>
        {(state === 'planned' || state === 'running') && (
          <Button variant="contained" disabled={busy} onClick={() => void run()}>
            {state === 'planned' ? texts.start : texts.goOn}
          </Button>
        )}
        {state !== 'planned' && state !== 'undone' && (
          <Button variant="outlined" color="error" disabled={busy} onClick={() => void undo()}>
            {state === 'undoing' ? texts.undoGoOn : texts.undo}
          </Button>
        )}
        {state === 'planned' && (
          <Button disabled={busy} onClick={() => discarding.mutate()}>
            {texts.discard}
          </Button>
        )}
      </div>
      <p className={styles.hint}>
        {(state === 'planned' ? texts.planKeptUntil : texts.keptUntil)(formatDate(work.expiresAt))}
      </p>
    </section>
  );
}

function Outcomes({ of }: { of: OneImport }) {
  const counted = outcomeNames.filter((name) => of.outcomes[name] > 0);
  return (
    <ul className={styles.counts}>
      {counted.map((name) => (
        <li key={name}>
          {outcomes[name]}: <strong>{of.outcomes[name]}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Calls until all slices are written. After an error it can be called again and continues where it stopped. */
function useSlices(id: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<OneImport>();
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const running = useMutation({
    mutationFn: async (endpoint: typeof api.imports.run | typeof api.imports.undo) => {
      const { signal } = left.current;
      for (;;) {
        const now = await call(endpoint, { params: { id } }, signal);
        setProgress(now);
        if (now.state === 'done' || now.state === 'undone') return now;
      }
    },
    onSettled: async () => {
      await refetchChanged(client);
      setProgress(undefined);
    },
  });
  return { running, progress };
}
