import { deskTexts } from '@lab/contract/desk/texts';
import { siteTexts } from '@lab/contract/texts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type ConfirmText, confirmWithText } from '../confirm.ts';
import styles from './data-table.module.css';
import { type Outcome, runForEach } from './run-for-each.ts';
import type { Table } from './use-table.ts';

const { table: texts, bulk } = deskTexts;

export interface BulkAction<Row> {
  label: string;
  /** Label of the button that confirms. */
  confirm: string;
  danger?: boolean;
  /** Replaces the general text of the question. */
  warning?: string;
  /** The text field in the question; its text is used for all chosen rows. */
  words?: ConfirmText;
  run: (row: Row, words: string) => Promise<unknown>;
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
  const { chosen, choose, nameOf } = table;
  const [outcomes, setOutcomes] = useState<Outcome<Row>[]>();
  const [start, setStart] = useState('');
  const [busy, setBusy] = useState(false);

  async function run({ label, confirm: yes, danger, warning, words, run: act }: BulkAction<Row>) {
    const rows = chosen;
    const given = await confirmWithText({
      title: bulk.confirmTitle(label, rows.length),
      text: warning,
      confirm: yes,
      danger,
      words: words && { ...words, start },
    });
    if (given === null) return;
    setBusy(true);
    const results = await runForEach(rows, (row) => act(row, given), sentenceOf);
    const done = results.filter(({ failure }) => !failure).map(({ row }) => row);
    // Failed rows stay chosen, so that the action can be tried again with the same text.
    choose(done, false);
    setStart(done.length < results.length ? given : '');
    setOutcomes(results);
    setBusy(false);
    onDone(done);
  }

  return (
    <>
      {chosen.length > 0 && (
        <fieldset className={styles.bulk} disabled={busy}>
          <legend className="visually-hidden">{texts.selected(chosen.length)}</legend>
          <strong>{texts.selected(chosen.length)}</strong>
          {actions.map((action) => (
            <Button
              key={action.label}
              variant="contained"
              color={action.danger ? 'error' : 'primary'}
              onClick={() => run(action)}
            >
              {action.label}
            </Button>
          ))}
          <Button onClick={() => choose(chosen, false)}>{texts.unselect}</Button>
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
  return (
    <Alert
      role="status"
      severity={done < outcomes.length ? 'warning' : 'success'}
      className={styles.outcomes}
      action={<Button onClick={onClose}>{bulk.close}</Button>}
    >
      <p>{bulk.results(done, outcomes.length)}</p>
      <ul>
        {outcomes.map(({ row, failure }) => (
          <li key={row._id}>
            {nameOf(row)}: {failure ?? bulk.done}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
