/** The import of a table. Most tables are read as a plan first, which writes nothing; what the plan was made of is imported. */
import type { api, ReplyOf } from '@lab/contract';
import type { Table } from '@lab/contract/features/outputs/table/read-table';
import { outputTableTexts as texts } from '@lab/contract/features/outputs/table/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../lib/api.ts';
import { failureText } from '../lib/failure-text.ts';
import { refetchChanged } from '../lib/query.ts';
import { toast } from '../lib/toast.ts';
import { FormDialog } from './form-dialog.tsx';
import styles from './table-dialog.module.css';
import { TableInput } from './table-input.tsx';
import { useRecordMutation } from './use-record-mutation.ts';

type Plan = ReplyOf<typeof api.outputs.planTable>;
type State = Plan['rows'][number]['state'];

interface Imported {
  /** The sentence that says so. */
  done: string;
  /** Missing where it cannot be taken back as a whole. */
  undo?: (() => Promise<ReplyOf<typeof api.outputs.undoTable>>) | undefined;
}

interface Props {
  title: string;
  text: string;
  label?: string;
  /** Its columns are named in the dialog. */
  columns?: Table['columns'];
  /** What the browser finds wrong with the table; empty for nothing. */
  faultIn?: (table: string) => string;
  hint?: (table: string) => string;
  /** Missing where the browser reads the table. */
  plan?: (table: string) => Promise<Plan>;
  run: (table: string) => Promise<Imported>;
  confirm?: (fresh: number) => string;
  /** For a table that is imported whole or not at all: what the button says of rows that cannot be read. */
  correct?: (wrong: number) => string;
  onClose: () => void;
}

/** Longer than after a deletion, because a table is looked through first. */
const undoMilliseconds = 15_000;

const noTable = (table: string) => (table.trim() ? '' : texts.none);

export function TableDialog({ title, text, columns, faultIn = noTable, hint, onClose, ...props }: Props) {
  const { label = texts.table, confirm = texts.run, correct } = props;
  const client = useQueryClient();
  const [table, setTable] = useState('');
  const [planned, setPlanned] = useState<{ table: string; plan: Plan }>();
  const [wrong, setWrong] = useState('');
  // The table may have been changed while it was checked.
  const plan = planned?.table === table ? planned.plan : undefined;
  const fresh = plan ? inState(plan, 'new').length : 0;
  const toCorrect = plan && correct ? inState(plan, 'wrong').length : 0;

  const checking = useRecordMutation({
    run: async (read: NonNullable<Props['plan']>) => {
      try {
        setPlanned({ table, plan: await read(table) });
      } catch (error) {
        const fault = error instanceof ApiError && error.fields.table;
        if (!fault) throw error;
        setWrong(fault);
      }
    },
    failed: texts.failed,
  });
  const importing = useRecordMutation({ run: () => props.run(table), failed: texts.failed });

  async function takeBack(undo: NonNullable<Imported['undo']>) {
    try {
      const { removed, kept } = await undo();
      toast(texts.undone(removed, kept));
    } catch (error) {
      toast(failureText(error, texts.failed), { kind: 'error' });
    }
    await refetchChanged(client);
  }

  function run() {
    return importing.mutateAsync(undefined).then(
      ({ done, undo }) => {
        onClose();
        toast(done, {
          ...(plan && { milliseconds: undoMilliseconds }),
          ...(undo && { action: { label: texts.undo, run: () => void takeBack(undo) } }),
        });
      },
      // The mutation shows the error; what refused the import is not in this plan.
      () => setPlanned(undefined),
    );
  }

  function submit() {
    const fault = faultIn(table);
    if (fault) return setWrong(fault);
    return plan || !props.plan ? run() : checking.mutateAsync(props.plan).catch(() => {});
  }

  function write(next: string) {
    setTable(next);
    setWrong('');
  }

  function nextStep() {
    if (props.plan && !plan) return texts.check;
    if (correct && toCorrect > 0) return correct(toCorrect);
    return plan && fresh === 0 ? texts.nothing : confirm(fresh);
  }

  const isUseless = plan !== undefined && (fresh === 0 || toCorrect > 0);
  const named = columns?.map(([, field]) => field.label).join(', ');
  return (
    <FormDialog
      title={title}
      text={named ? `${text} ${texts.columns(named)}` : text}
      confirm={nextStep()}
      isBusy={checking.isPending || importing.isPending || isUseless}
      onSubmit={submit}
      onClose={onClose}
    >
      <TableInput label={label} value={table} wrong={wrong} hint={hint?.(table)} onWrite={write} />
      {plan && <TablePlan plan={plan} />}
    </FormDialog>
  );
}

const inState = ({ rows }: Plan, wanted: State) => rows.filter(({ state }) => state === wanted);

/** What the import would do: those that cannot be read first, because somebody has to look at them. */
function TablePlan({ plan }: { plan: Plan }) {
  const [fresh, here, wrong] = [inState(plan, 'new'), inState(plan, 'here'), inState(plan, 'wrong')];
  return (
    <div className={styles.plan}>
      <p role="status">{texts.planned(fresh.length, here.length, wrong.length)}</p>
      {plan.unread.length > 0 && <p>{texts.unread(plan.unread.join(', '))}</p>}
      <table>
        <thead>
          <tr>
            {[texts.line, texts.record, texts.state].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...wrong, ...fresh, ...here].map(({ line, title, state, reason }) => (
            <tr key={line}>
              <td>{line}</td>
              <td dir="auto">{title}</td>
              <td>{[texts.states[state], reason].filter(Boolean).join(': ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
