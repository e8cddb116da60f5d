/** Members of the team from a table, which adds all that are new or nobody. */
import { api } from '@lab/contract';
import { outputTableTexts } from '@lab/contract/features/outputs/table/texts';
import { memberTable } from '@lab/contract/features/team/table/table';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import { DialogButton } from '../../../desk/dialogs.tsx';
import { TableDialog } from '../../../desk/table-dialog.tsx';
import { call } from '../../../lib/api.ts';

export const MemberTable = () => (
  <DialogButton label={outputTableTexts.read}>
    {(onClose) => (
      <TableDialog
        title={texts.title}
        text={texts.text}
        columns={memberTable.columns}
        plan={(table) => call(api.memberTables.plan, { body: { table } })}
        run={async (table) => {
          const { made } = await call(api.memberTables.import, { body: { table } });
          return { done: texts.done(made) };
        }}
        confirm={texts.run}
        correct={texts.correct}
        onClose={onClose}
      />
    )}
  </DialogButton>
);
