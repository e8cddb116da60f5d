/** Buttons above the desk's list of a kind of what the lab makes: its table, written and read. */
import { api } from '@lab/contract';
import { tableColumns } from '@lab/contract/features/outputs/table/read-table';
import { outputTableTexts as texts } from '@lab/contract/features/outputs/table/texts';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kinds, type TableKey } from '@lab/contract/kinds/kinds';
import Button from '@mui/material/Button';
import { DialogButton } from '../../../desk/dialogs.tsx';
import { TableDialog } from '../../../desk/table-dialog.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';

export function tableTools(kind: TableKey) {
  const params = { kind };

  async function run(table: string) {
    const { import: imported, made } = await call(api.outputs.importTable, { params, body: { table } });
    const undo = () => call(api.outputs.undoTable, { params, body: { import: imported } });
    return { done: texts.done(made), undo: made > 0 ? undo : undefined };
  }

  return function TableTools() {
    const write = useRecordMutation({
      run: async () => {
        const { csv } = await call(api.outputs.writeTable, { params });
        saveFile(`${kind}.csv`, 'text/csv', csv);
      },
      failed: texts.failed,
    });
    return (
      <>
        <Button disabled={write.isPending} onClick={() => write.mutate(undefined)}>
          {texts.write}
        </Button>
        <DialogButton label={texts.read}>
          {(onClose) => (
            <TableDialog
              title={texts.title(kinds[kind].menu)}
              text={texts.text}
              columns={tableColumns(declarationOf(kind))}
              plan={(table) => call(api.outputs.planTable, { params, body: { table } })}
              run={run}
              onClose={onClose}
            />
          )}
        </DialogButton>
      </>
    );
  };
}
