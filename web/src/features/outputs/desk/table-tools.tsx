/** Buttons above the desk's list of a kind of what the lab makes: its table, written and read. */
import { api } from '@lab/contract';
import { tableColumns } from '@lab/contract/core/tables/read-table';
import { tableTexts as texts } from '@lab/contract/core/tables/texts';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kinds, type TableKey } from '@lab/contract/kinds/kinds';
import { type GivenTable, TableImport } from '../../../desk/table-import.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';

export function tableTools(kind: TableKey) {
  const params = { kind };

  async function run({ table }: Pick<GivenTable, 'table'>) {
    const {
      import: imported,
      made,
      wrong,
    } = await call(api.outputTables.import, { params, body: { table } });
    const undo = () => call(api.outputTables.undo, { params, body: { import: imported } });
    return { done: texts.done(made), wrong, undo: made > 0 ? undo : undefined };
  }

  return function TableTools() {
    const write = useRecordMutation({
      run: async () => {
        const { csv } = await call(api.outputTables.write, { params });
        saveFile(`${kind}.csv`, 'text/csv', csv);
      },
    });
    return (
      <>
        <BusyButton isBusy={write.isPending} onClick={() => write.mutate(undefined)}>
          {texts.write}
        </BusyButton>
        <TableImport
          title={texts.title(kinds[kind].menu)}
          text={texts.text}
          columns={tableColumns(declarationOf(kind))}
          plan={({ table }) => call(api.outputTables.plan, { params, body: { table } })}
          run={run}
        />
      </>
    );
  };
}
