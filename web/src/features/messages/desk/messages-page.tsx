import { api } from '@lab/contract';
import { deskTexts } from '@lab/contract/features/desk/texts';
import type { Message } from '@lab/contract/features/messages/schemas';
import { messageTexts } from '@lab/contract/features/messages/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { daysWaiting } from '../../../desk/days-waiting.ts';
import desk from '../../../desk/desk.module.css';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { ListAndRecord } from '../../../desk/list-and-record.tsx';
import { formatShortDate } from '../../../lib/dates.ts';
import { shorten } from '../../../lib/shorten.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { useUrlParams, withParam } from '../../../lib/use-url-params.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useOpenRecord } from '../../../ui/data-table/record-desk.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';
import { MessageRecord } from './message-record.tsx';

const { form, manage } = messageTexts;

const declared: TableDeclaration<Message> = {
  columns: [
    { name: 'name', label: form.name, value: ({ name }) => name },
    { name: 'email', label: teamTexts.fields.email, value: ({ email }) => email, is: 'email', folds: true },
    { name: 'phone', label: form.phone, value: ({ phone }) => phone, hidden: true },
    {
      name: 'message',
      label: form.message,
      value: ({ message }) => message,
      show: ({ message }) => shorten(message, 120),
      long: true,
    },
    {
      name: 'createdAt',
      label: deskTexts.table.date,
      value: ({ createdAt }) => createdAt,
      show: ({ createdAt, replay }) => (replay ? formatShortDate(createdAt) : daysWaiting(createdAt)),
      is: 'date',
    },
    {
      name: 'replay',
      label: messageTexts.mine.reply,
      value: ({ replay }) => replay,
      hidden: true,
    },
  ],
  filters: [],
  nameOf: ({ name }) => manage.from(name),
};

export default function MessagesPage() {
  const [params, changeParams] = useUrlParams();
  const show = params.get('show') === 'all' ? 'all' : '';
  const all = show === 'all';
  const panel = useId();
  const open = useOpenRecord();
  const source = useTableRows(api.messages.list, all ? {} : { unanswered: 'true' });
  const table = useTable(declared, source, open !== null);
  const listed = source.rows.find(({ _id }) => _id === open);
  // If somebody else answers the open message, it leaves the list but must stay open here.
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const message = listed ?? (last?._id === open ? last : undefined);

  const openRecord = (id: string) => changeParams((before) => withParam(before, 'record', id));

  /** Opens the message after the answered one, which leaves the list of unanswered messages. */
  function openNext() {
    const at = table.shown.findIndex(({ _id }) => _id === open);
    const others = [...table.shown.slice(at + 1), ...table.shown.slice(0, Math.max(at, 0))];
    openRecord(others.find(({ replay }) => !replay)?._id ?? '');
  }

  return (
    <DeskPage title={manage.title}>
      <Tabs
        aria-label={manage.show}
        value={show}
        onChange={(_, chosen: string) => table.change({ filters: { show: chosen } })}
      >
        <Tab value="" label={manage.unanswered} aria-controls={panel} />
        <Tab value="all" label={manage.all} aria-controls={panel} />
      </Tabs>
      <div
        id={panel}
        role="tabpanel"
        aria-label={all ? manage.all : manage.unanswered}
        className={desk.panel}
      >
        <ListAndRecord
          list={
            <>
              <TableToolbar table={table} file="messages" />
              <TableContent table={table} empty={all ? manage.empty : manage.noneUnanswered}>
                <DataTable
                  table={table}
                  caption={manage.title}
                  open={{
                    id: open,
                    label: ({ replay }) => (replay ? manage.view : manage.reply),
                    run: ({ _id }) => openRecord(_id),
                    asButton: true,
                  }}
                />
              </TableContent>
            </>
          }
          record={
            message && (
              <MessageRecord
                key={message._id}
                message={message}
                onReplied={openNext}
                onClose={() => openRecord('')}
              />
            )
          }
        />
      </div>
    </DeskPage>
  );
}
