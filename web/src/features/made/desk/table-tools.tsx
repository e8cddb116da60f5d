/** Buttons above the desk's list of a kind of what the lab makes: its table, written and read. */
import { api } from '@lab/contract';
import { madeTableTexts as texts } from '@lab/contract/features/made/table/texts';
import type { TableKey } from '@lab/contract/kinds/kinds';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { TableDialog } from './table-dialog.tsx';

export const tableTools = (kind: TableKey) =>
  function TableTools() {
    const [isOpen, setOpen] = useState(false);
    const write = useRecordMutation({
      run: async () => {
        const { csv } = await call(api.made.writeTable, { params: { kind } });
        saveFile(`${kind}.csv`, 'text/csv', csv);
      },
      failed: texts.failed,
    });
    return (
      <>
        <Button disabled={write.isPending} onClick={() => write.mutate(undefined)}>
          {texts.write}
        </Button>
        <Button onClick={() => setOpen(true)}>{texts.read}</Button>
        {isOpen && <TableDialog kind={kind} onClose={() => setOpen(false)} />}
      </>
    );
  };
