/** Members of the team from a table. */
import { api } from '@lab/contract';
import { memberTable } from '@lab/contract/features/team/table/table';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import { TableImport } from '../../../desk/table-import.tsx';
import { call } from '../../../lib/api.ts';

export const MemberTable = () => (
  <TableImport
    title={texts.title}
    text={texts.text}
    columns={memberTable.columns}
    hasPictures
    plan={(body) => call(api.memberTables.plan, { body })}
    run={async (body) => {
      const { made, wrong } = await call(api.memberTables.import, { body });
      return { done: texts.done(made), wrong };
    }}
    confirm={texts.run}
  />
);
