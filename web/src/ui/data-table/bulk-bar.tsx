import { deskTexts } from '@lab/contract/features/desk/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { type ConfirmText, confirmWithText } from '../confirm.ts';
import styles from './data-table.module.css';
import { type Outcome, runForEach } from './run-for-each.ts';
import { ToolbarSelect } from './table-toolbar.tsx';
import type { Table } from './use-table.ts';

const { table: texts, bulk } = deskTexts;

export interface BulkAction<Row> {
  label: string;
  /** Label of the button that confirms. */
  confirm: string;
  danger?: boolean;
  /** Says in a sentence what will happen to the rows, and whether it can be undone. */
  warning: string | ((choice: string) => string);
  /** The text field in the question; its text is used for all chosen rows. */
  words?: ConfirmText & {
    /** The message if no text was entered; without this message the text is optional. */
    missing?: string;
  };
  /** A menu before the button; one of its options has to be chosen first. */
  choice?: { label: string; options: readonly { value: string; label: string }[]; missing: string };
  run: (row: Row, words: string, choice: string) => Promise<unknown>;
}

interface Props<Row> {
  table: Table<Row>;
  actions: readonly BulkAction<Row>[];
  /** Called with the rows that succeeded, after all have been tried. */
  onDone: (done: Row[]) => unknown;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : siteTexts.somethingWrong;
}

/** Runs one action on all chosen rows and then shows the result of each. */
export function BulkBar<Row extends { _id: string }>({ table, actions, onDone }: Props<Row>) {
  const { chosen, choose, nameOf, matching, shown, isChosen, source } = table;
  // Only when all are loaded is it known how many they are.
  const canChooseAll = !source.hasMore && shown.every(isChosen) && chosen.length < matching.length;
  const [outcomes, setOutcomes] = useState<Outcome<Row>[]>();
  const [start, setStart] = useState('');
  const [progress, setProgress] = useState<{ tried: number; of: number }>();
  const busy = progress !== undefined;
  const place = useRef<HTMLSpanElement>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});

  async function run(action: BulkAction<Row>) {
    const { label, confirm: yes, danger, warning, words, choice: menu, run: act } = action;
    const choice = choices[label] ?? '';
    if (menu && !choice) return toast(menu.missing, { kind: 'error' });
    const rows = chosen;
    const sentence = typeof warning === 'function' ? warning(choice) : warning;
    const given = await confirmWithText({
      title: bulk.confirmTitle(label, rows.length),
      // All names, because some of the rows may be on other pages.
      text: `${sentence} ${bulk.concerned(rows.map(nameOf).join(', '))}`,
      confirm: yes,
      danger,
      words: words && { ...words, start },
    });
    if (given === null) return;
    if (words?.missing && !given) return toast(words.missing, { kind: 'error' });
    const showProgress = (tried: number) => setProgress({ tried, of: rows.length });
    showProgress(0);
    const results = await runForEach(rows, (row) => act(row, given, choice), sentenceOf, showProgress);
    const done = results.filter(({ failure }) => !failure).map(({ row }) => row);
    // Failed rows stay chosen, so that the action can be tried again with the same text.
    choose(done, false);
    setStart(done.length < results.length ? given : '');
    setOutcomes(results);
    setProgress(undefined);
    onDone(done);
  }

  function unselect() {
    choose(chosen, false);
    // The pressed button goes with the bar.
    place.current?.focus();
  }

  return (
    <>
      <span ref={place} tabIndex={-1} className={styles.place} />
      {chosen.length > 0 && (
        <fieldset className={styles.bulk} disabled={busy}>
          <legend className="visually-hidden">{texts.selected(chosen.length)}</legend>
          <strong>{texts.selected(chosen.length)}</strong>
          {actions.map((action) => (
            <span key={action.label} className={styles.act}>
              {action.choice && (
                <ToolbarSelect
                  label={action.choice.label}
                  value={choices[action.label] ?? ''}
                  options={[{ value: '', label: action.choice.label }, ...action.choice.options]}
                  onChange={(value) => setChoices({ ...choices, [action.label]: value })}
                />
              )}
              <Button
                variant="contained"
                color={action.danger ? 'error' : 'primary'}
                onClick={() => void run(action)}
              >
                {action.label}
              </Button>
            </span>
          ))}
          {canChooseAll && (
            <Button onClick={() => choose(matching, true)}>{texts.selectMatching(matching.length)}</Button>
          )}
          <Button onClick={unselect}>{texts.unselect}</Button>
          {progress && (
            <span className={styles.progress}>
              <LinearProgress
                variant="determinate"
                value={(100 * progress.tried) / progress.of}
                aria-label={bulk.results(progress.tried, progress.of)}
              />
              {bulk.results(progress.tried, progress.of)}
            </span>
          )}
        </fieldset>
      )}
      {outcomes && <Outcomes outcomes={outcomes} nameOf={nameOf} onClose={() => setOutcomes(undefined)} />}
    </>
  );
}

interface OutcomesProps<Row> {
  outcomes: readonly Outcome<Row>[];
  nameOf: (row: Row) => string;
  onClose: () => void;
}

function Outcomes<Row extends { _id: string }>({ outcomes, nameOf, onClose }: OutcomesProps<Row>) {
  const done = outcomes.filter(({ failure }) => !failure).length;
  const failedFirst = outcomes.toSorted((a, b) => Number(!a.failure) - Number(!b.failure));
  return (
    <Alert
      role="status"
      severity={done < outcomes.length ? 'warning' : 'success'}
      className={styles.outcomes}
      action={<Button onClick={onClose}>{bulk.close}</Button>}
    >
      <p>{bulk.results(done, outcomes.length)}</p>
      <ul>
        {failedFirst.map(({ row, failure }) => (
          <li key={row._id}>
            {nameOf(row)}: {failure ?? bulk.done}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
