/** A table is read as a plan first, which writes nothing; what the plan was made of is imported. */
import type { api, ReplyOf } from '@lab/contract';
import { madeTableTexts as texts } from '@lab/contract/features/made/table/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../lib/api.ts';
import { failureText } from '../lib/failure-text.ts';
import { refetchChanged } from '../lib/query.ts';
import { toast } from '../lib/toast.ts';
import { FormDialog } from './form-dialog.tsx';
import { TableInput } from './table-input.tsx';
import { TablePlan } from './table-plan.tsx';
import { useRecordMutation } from './use-record-mutation.ts';

type Plan = ReplyOf<typeof api.made.planTable>;

interface Imported {
  made: number;
  /** Missing where it cannot be taken back as a whole. */
  undo?: (() => Promise<ReplyOf<typeof api.made.undoTable>>) | undefined;
}

interface Props {
  title: string;
  text: string;
  columns: readonly string[];
  plan: (table: string) => Promise<Plan>;
  run: (table: string) => Promise<Imported>;
  words?: { run(fresh: number): string; done(made: number): string };
  /** For a table that is imported whole or not at all: what the button says of rows that cannot be read. */
  correct?: (wrong: number) => string;
  onClose: () => void;
}

/** Longer than after a deletion, because a table is looked through first. */
const undoMilliseconds = 15_000;

export function PlannedTable({ title, text, columns, words = texts, correct, onClose, ...calls }: Props) {
  const client = useQueryClient();
  const [table, setTable] = useState('');
  const [planned, setPlanned] = useState<{ table: string; plan: Plan }>();
  const [wrong, setWrong] = useState('');
  // The table may have been changed while it was checked.
  const plan = planned?.table === table ? planned.plan : undefined;
  const count = (wanted: string) => plan?.rows.filter(({ state }) => state === wanted).length ?? 0;
  const fresh = count('new');
  const toCorrect = correct ? count('wrong') : 0;

  const checking = useRecordMutation({
    run: async () => {
      try {
        setPlanned({ table, plan: await calls.plan(table) });
      } catch (error) {
        const fault = error instanceof ApiError && error.fields.table;
        if (!fault) throw error;
        setWrong(fault);
      }
    },
    failed: texts.failed,
  });
  const importing = useRecordMutation({ run: () => calls.run(table), failed: texts.failed });

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
      ({ made, undo }) => {
        onClose();
        toast(words.done(made), {
          milliseconds: undoMilliseconds,
          ...(undo && { action: { label: texts.undo, run: () => void takeBack(undo) } }),
        });
      },
      // The mutation shows the error; what refused the import is not in this plan.
      () => setPlanned(undefined),
    );
  }

  function submit() {
    if (!table.trim()) return setWrong(texts.none);
    return plan ? run() : checking.mutateAsync(undefined).catch(() => {});
  }

  function write(next: string) {
    setTable(next);
    setWrong('');
  }

  const importable = fresh > 0 ? words.run(fresh) : texts.nothing;
  const confirm = correct && toCorrect > 0 ? correct(toCorrect) : importable;
  const isUseless = plan !== undefined && (fresh === 0 || toCorrect > 0);
  return (
    <FormDialog
      title={title}
      text={`${text} ${texts.columns(columns.join(', '))}`}
      confirm={plan ? confirm : texts.check}
      isBusy={checking.isPending || importing.isPending || isUseless}
      onSubmit={submit}
      onClose={onClose}
    >
      <TableInput
        file={texts.file}
        label={texts.table}
        value={table}
        maxRows={10}
        wrong={wrong}
        onWrite={write}
      />
      {plan && <TablePlan plan={plan} />}
    </FormDialog>
  );
}
