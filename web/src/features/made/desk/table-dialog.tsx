import { api, type ReplyOf } from '@lab/contract';
import { kinds } from '@lab/contract/kinds';
import { declarationOf } from '@lab/contract/kinds-in-full';
import { tableColumns } from '@lab/contract/made/table/read-table';
import { madeTableTexts as texts } from '@lab/contract/made/table/texts';
import type { TableKey } from '@lab/contract/made-tables';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../desk/form-dialog.tsx';
import { TableInput } from '../../../desk/table-input.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { TablePlan } from './table-plan.tsx';

type Plan = ReplyOf<typeof api.made.planTable>;

/** Longer than after a deletion, because a table is looked through first. */
const undoMilliseconds = 15_000;

/** First a plan, which writes nothing; what it was made of is imported. */
export function TableDialog({ kind, onClose }: { kind: TableKey; onClose: () => void }) {
  const client = useQueryClient();
  const [table, setTable] = useState('');
  const [planned, setPlanned] = useState<{ table: string; plan: Plan }>();
  const [wrong, setWrong] = useState('');
  const params = { kind };
  // The table may have been changed while it was checked.
  const plan = planned?.table === table ? planned.plan : undefined;
  const fresh = plan?.rows.filter(({ state }) => state === 'new').length ?? 0;

  const checking = useRecordMutation({
    run: async () => {
      try {
        setPlanned({ table, plan: await call(api.made.planTable, { params, body: { table } }) });
      } catch (error) {
        const fault = error instanceof ApiError && error.fields.table;
        if (!fault) throw error;
        setWrong(fault);
      }
    },
    failed: texts.failed,
  });
  const importing = useRecordMutation({
    run: () => call(api.made.importTable, { params, body: { table } }),
    failed: texts.failed,
  });

  async function undo(imported: string) {
    try {
      const { removed, kept } = await call(api.made.undoTable, { params, body: { import: imported } });
      toast(texts.undone(removed, kept));
    } catch (error) {
      toast(failureText(error, texts.failed), { kind: 'error' });
    }
    await refetchChanged(client);
  }

  function run() {
    return importing.mutateAsync(undefined).then(
      ({ import: imported, made }) => {
        onClose();
        toast(texts.done(made), {
          milliseconds: undoMilliseconds,
          ...(made > 0 && { action: { label: texts.undo, run: () => void undo(imported) } }),
        });
      },
      () => {}, // the mutation shows the error
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

  const confirm = fresh > 0 ? texts.run(fresh) : texts.nothing;
  return (
    <FormDialog
      title={texts.title(kinds[kind].menu)}
      text={`${texts.text} ${texts.columns(
        tableColumns(declarationOf(kind))
          .map(([, { label }]) => label)
          .join(', '),
      )}`}
      confirm={plan ? confirm : texts.check}
      isBusy={checking.isPending || importing.isPending || (plan !== undefined && fresh === 0)}
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
