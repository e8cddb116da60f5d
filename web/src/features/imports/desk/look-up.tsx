import { api } from '@lab/contract';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { importTexts } from '@lab/contract/features/imports/texts';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { onBackOnline } from '../../../lib/online.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import styles from './imports.module.css';
import { Missing } from './missing.tsx';
import { useDiscard } from './use-discard.ts';
import { useSteps } from './use-steps.ts';

const { lookUp: texts } = importTexts;

interface Props {
  work: OneImport;
  onGone: () => void;
  onPlanned: (id: string) => void;
}

/** Looks up a list part by part while it is open here, and goes on by itself after a reload. */
export function LookUp({ work, onGone, onPlanned }: Props) {
  const { running, progress } = useSteps(work._id);
  const discarding = useDiscard(work._id, onGone);
  const { gone, total, notFound, wait } = progress ?? work;
  const { mutate: run, error } = running;
  useEffect(() => run(api.imports.lookUp), [run]);
  useEffect(() => (error ? onBackOnline(() => run(api.imports.lookUp)) : undefined), [error, run]);

  const done = texts.progress(gone, total);
  return (
    <section className={styles.actions}>
      <p>{texts.lead}</p>
      <div>
        <p role="status">
          {gone === total && !error ? texts.planning : done}
          {notFound > 0 && ` · ${texts.missing(notFound)}`}
        </p>
        <LinearProgress variant="determinate" value={(100 * gone) / Math.max(total, 1)} aria-label={done} />
      </div>
      {wait && !error ? <p className={styles.hint}>{texts.waits(wait)}</p> : null}
      {error && <Alert severity="error">{failureText(error, texts.stopped)}</Alert>}
      <div className={styles.buttons}>
        {error && (
          <BusyButton variant="contained" isBusy={running.isPending} onClick={() => run(api.imports.lookUp)}>
            {texts.goOn}
          </BusyButton>
        )}
        <BusyButton isBusy={discarding.isPending} onClick={() => discarding.mutate()}>
          {texts.discard}
        </BusyButton>
      </div>
      <p className={styles.hint}>{texts.kept}</p>
      <Missing work={progress ?? work} onPlanned={onPlanned} />
    </section>
  );
}
