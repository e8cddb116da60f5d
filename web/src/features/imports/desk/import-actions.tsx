import { api } from '@lab/contract';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { outcomes as outcomeNames } from '@lab/contract/features/imports/states';
import { importTexts } from '@lab/contract/features/imports/texts';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { formatDate } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import styles from './imports.module.css';
import { useDiscard } from './use-discard.ts';
import { useSteps } from './use-steps.ts';

const { plan: texts, outcomes } = importTexts;

interface Props {
  work: OneImport;
  onGone: () => void;
}

/** The buttons for an import in its state, and its progress. */
export function ImportActions({ work, onGone }: Props) {
  const { _id: id, state } = work;
  const { running, progress } = useSteps(id);
  const discarding = useDiscard(id, onGone);
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
          <BusyButton
            variant="contained"
            isBusy={running.isPending}
            disabled={busy}
            onClick={() => void run()}
          >
            {state === 'planned' ? texts.start : texts.goOn}
          </BusyButton>
        )}
        {state !== 'planned' && state !== 'undone' && (
          <BusyButton
            variant="outlined"
            color="error"
            isBusy={running.isPending}
            disabled={busy}
            onClick={() => void undo()}
          >
            {state === 'undoing' ? texts.undoGoOn : texts.undo}
          </BusyButton>
        )}
        {state === 'planned' && (
          <BusyButton isBusy={discarding.isPending} disabled={busy} onClick={() => discarding.mutate()}>
            {texts.discard}
          </BusyButton>
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
