import { api } from '@lab/contract';
import { mailDeskTexts as texts } from '@lab/contract/features/mail/desk/texts';
import type { MailRow, MailSettingsShown } from '@lab/contract/features/mail/schemas';
import { mailStates } from '@lab/contract/features/mail/states';
import { siteTexts } from '@lab/contract/texts/texts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { ListAndRecord } from '../../../desk/list-and-record.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { addressOf, call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { useUrlParams, withParam } from '../../../lib/use-url-params.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { timeColumn } from '../../../ui/data-table/columns.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useOpenRecord } from '../../../ui/data-table/record-desk.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar, ToolbarSelect } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';
import { MailRecord } from './mail-record.tsx';
import { MailSettingsPart, mailSettingsQuery } from './mail-settings.tsx';
import { WebhookAddress } from './webhook-address.tsx';

const { columns } = texts;

const declared: TableDeclaration<MailRow> = {
  columns: [
    { name: 'subject', label: columns.subject, value: ({ subject }) => subject, long: true },
    { name: 'to', label: columns.to, value: ({ to }) => to, is: 'email', folds: true },
    {
      name: 'state',
      label: columns.state,
      value: ({ state, error }) => [texts.states[state], error].filter(Boolean).join(': '),
      long: true,
    },
    timeColumn('createdAt', columns.createdAt, formatDateTime),
  ],
  filters: [],
  nameOf: ({ subject }) => subject,
};

/** The mails of the lab: what waits, what was sent, and what the mail server said. */
export default function OutboxPage() {
  const [params] = useSearchParams();
  const [, changeParams] = useUrlParams();
  const state = mailStates.find((one) => one === params.get('state'));
  const open = useOpenRecord();
  const source = useTableRows(api.mail.list, state ? { state } : {});
  const table = useTable(declared, source, open !== null);
  const mail = source.rows.find(({ _id }) => _id === open);
  const openRecord = (id: string) => changeParams((before) => withParam(before, 'record', id));
  return (
    <DeskPage title={siteTexts.menu.outbox} lead={texts.lead} action={<TestButton />}>
      <Warning />
      <ListAndRecord
        list={
          <>
            <TableToolbar table={table} file="outbox">
              <ToolbarSelect
                label={texts.filter}
                value={state ?? ''}
                options={[
                  { value: '', label: texts.all },
                  ...mailStates.map((value) => ({ value, label: texts.states[value] })),
                ]}
                onChange={(chosen) => table.change({ filters: { state: chosen } })}
              />
            </TableToolbar>
            <TableContent table={table} empty={texts.empty}>
              <DataTable
                table={table}
                caption={siteTexts.menu.outbox}
                open={{ id: open, label: () => texts.preview, run: ({ _id }) => openRecord(_id) }}
              />
            </TableContent>
          </>
        }
        record={mail && <MailRecord key={mail._id} mail={mail} onClose={() => openRecord('')} />}
      />
      <MailSettingsPart />
      <WebhookAddress
        texts={texts.answers}
        makeKey={() => call(api.mailAnswers.makeKey, {})}
        pathOf={(key) => addressOf(api.mailAnswers.take, { params: { key } })}
      />
      <WebhookAddress
        texts={texts.bounces}
        makeKey={() => call(api.bounces.makeKey, {})}
        pathOf={(key) => addressOf(api.bounces.report, { params: { key } })}
      />
    </DeskPage>
  );
}

function Warning() {
  const { data } = useQuery(mailSettingsQuery);
  const text = data && warningOf(data);
  return text ? <Alert severity="warning">{text}</Alert> : null;
}

function warningOf({ isSetUp, on, answers, takesAnswers }: MailSettingsShown): string | undefined {
  if (!isSetUp) return texts.notSetUp;
  if (!on) return texts.isOff;
  return answers && !takesAnswers ? texts.noAnswers : undefined;
}

function TestButton() {
  const test = useRecordMutation({
    run: () => call(api.mail.test, {}),
    done: () => texts.testSent,
    failed: texts.testFailed,
  });
  return (
    <BusyButton variant="contained" isBusy={test.isPending} onClick={() => test.mutate(undefined)}>
      {texts.test}
    </BusyButton>
  );
}
