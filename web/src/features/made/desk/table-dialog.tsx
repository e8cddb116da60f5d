import { api } from '@lab/contract';
import { tableColumns } from '@lab/contract/features/made/table/read-table';
import { madeTableTexts as texts } from '@lab/contract/features/made/table/texts';
import { declarationOf } from '@lab/contract/kinds/declarations';
import type { TableKey } from '@lab/contract/kinds/kinds';
import { kinds } from '@lab/contract/kinds/kinds';
import { PlannedTable } from '../../../desk/planned-table.tsx';
import { call } from '../../../lib/api.ts';

export function TableDialog({ kind, onClose }: { kind: TableKey; onClose: () => void }) {
  const params = { kind };

  async function run(table: string) {
    const { import: imported, made } = await call(api.made.importTable, { params, body: { table } });
    const undo = () => call(api.made.undoTable, { params, body: { import: imported } });
    return { made, undo: made > 0 ? undo : undefined };
  }

  return (
    <PlannedTable
      title={texts.title(kinds[kind].menu)}
      text={texts.text}
      columns={tableColumns(declarationOf(kind)).map(([, { label }]) => label)}
      plan={(table) => call(api.made.planTable, { params, body: { table } })}
      run={run}
      onClose={onClose}
    />
  );
}
