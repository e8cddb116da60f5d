/** Members of the team from a table, which adds all that are new or nobody. */
import { api } from '@lab/contract';
import { madeTableTexts } from '@lab/contract/features/made/table/texts';
import { memberColumns } from '@lab/contract/features/team/table/columns';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PlannedTable } from '../../../desk/planned-table.tsx';
import { call } from '../../../lib/api.ts';

export function MemberTable() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{madeTableTexts.read}</Button>
      {isOpen && (
        <PlannedTable
          title={texts.title}
          text={texts.text}
          columns={Object.values(memberColumns).map(({ label }) => label)}
          plan={(table) => call(api.memberTables.plan, { body: { table } })}
          run={(table) => call(api.memberTables.import, { body: { table } })}
          words={texts}
          correct={texts.correct}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
