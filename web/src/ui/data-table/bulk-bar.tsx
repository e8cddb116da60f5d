import { deskTexts } from '@lab/contract/desk/texts';
import { siteTexts } from '@lab/contract/texts';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { confirmWithWords, type Words } from '../confirm.ts';
import styles from './data-table.module.css';
import { type Outcome, runForEach } from './run-for-each.ts';
import type { Table } from './use-table.ts';

const { table: texts, bulk } = deskTexts;

export interface BulkAction<Row> {
  label: string;
  /** The word of the button that confirms it. */
  confirm: string;
  danger?: boolean;
  /** Said in the question, where the general sentence is not enough. */
  warning?: string;
  /** What may be written beside the yes, for all of them. */
  words?: Words;
  run: (row: Row, words: string) => Promise<unknown>;
}

interface Props<Row> {
  table: Table<Row>;
  actions: readonly BulkAction<Row>[];
  /** After all have been tried: those that worked. */
  onDone: (done: Row[]) => unknown;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : siteTexts.somethingWrong;
}

/** What can be done to all chosen rows at once, and afterwards what became of each. */
export function BulkBar<Row extends { _id: string }>({ table, actions, onDone }: Props<Row>) {
  const { chosen, choose, nameOf } = table;
  const [outcomes, setOutcomes] = useState<Outcome<Row>[]>();
  const [start, setStart] = useState('');
  const [busy, setBusy] = useState(false);

  async function run({ label, confirm: yes, danger, warning, words, run: act }: BulkAction<Row>) {
    const rows = chosen;
    const given = await confirmWithWords({
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
    // Those that failed stay chosen, for another try with the same words.
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
              kind={action.danger ? 'danger' : 'plain'}
              className={styles.small}
              onClick={() => run(action)}
            >
              {action.label}
            </Button>
          ))}
          <Button kind="quiet" className={styles.small} onClick={() => choose(chosen, false)}>
            {texts.unselect}
          </Button>
        </fieldset>
      )}
      {outcomes && (
        <section className={styles.outcomes} role="status">
          <p>{bulk.results(outcomes.filter(({ failure }) => !failure).length, outcomes.length)}</p>
          <ul>
            {outcomes.map(({ row, failure }) => (
              <li key={row._id} data-failed={failure ? true : undefined}>
                {nameOf(row)}: {failure ?? bulk.done}
              </li>
            ))}
          </ul>
          <Button kind="quiet" className={styles.small} onClick={() => setOutcomes(undefined)}>
            {bulk.close}
          </Button>
        </section>
      )}
    </>
  );
}
