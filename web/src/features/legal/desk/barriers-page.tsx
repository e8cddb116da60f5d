import { api } from '@lab/contract';
import { barrierDeskTexts as texts } from '@lab/contract/features/legal/barriers/desk/texts';
import { type Barrier, barrierStates } from '@lab/contract/features/legal/barriers/schemas';
import { siteTexts } from '@lab/contract/texts/texts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
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
import { BarrierRecord } from './barrier-record.tsx';

const { columns } = texts;

const declared: TableDeclaration<Barrier> = {
  columns: [
    {
      name: 'message',
      label: columns.message,
      value: ({ message }) => message,
      show: ({ message }) => shorten(message, 120),
      long: true,
    },
    {
      name: 'page',
      label: columns.page,
      value: ({ page }) => page,
      show: ({ page }) => shorten(page, 60),
      long: true,
    },
    { name: 'email', label: columns.email, value: ({ email }) => email, is: 'email', folds: true },
    {
      name: 'createdAt',
      label: columns.createdAt,
      value: ({ createdAt }) => createdAt,
      show: ({ createdAt, state }) =>
        state === 'settled' ? formatShortDate(createdAt) : daysWaiting(createdAt),
      is: 'date',
    },
  ],
  filters: [],
  nameOf: ({ createdAt }) => texts.of(formatShortDate(createdAt)),
};

export default function BarriersPage() {
  const [params, changeParams] = useUrlParams();
  const state = params.get('show') === 'settled' ? 'settled' : 'open';
  const panel = useId();
  const open = useOpenRecord();
  const source = useTableRows(api.barriers.list, { state });
  const table = useTable(declared, source, open !== null);
  const report = source.rows.find(({ _id }) => _id === open);
  const openRecord = (id: string) => changeParams((before) => withParam(before, 'record', id));
  return (
    <DeskPage title={siteTexts.menu.barriers} lead={texts.lead}>
      <Tabs
        aria-label={texts.show}
        value={state}
        onChange={(_, chosen: string) =>
          table.change({ filters: { show: chosen === 'settled' ? chosen : '' } })
        }
      >
        {barrierStates.map((name) => (
          <Tab key={name} value={name} label={texts.states[name]} aria-controls={panel} />
        ))}
      </Tabs>
      <div id={panel} role="tabpanel" aria-label={texts.states[state]} className={desk.panel}>
        <ListAndRecord
          list={
            <>
              <TableToolbar table={table} file="barriers" />
              <TableContent table={table} empty={texts.empty}>
                <DataTable
                  table={table}
                  caption={siteTexts.menu.barriers}
                  open={{ id: open, label: () => texts.read, run: ({ _id }) => openRecord(_id) }}
                />
              </TableContent>
            </>
          }
          record={report && <BarrierRecord key={report._id} report={report} onClose={() => openRecord('')} />}
        />
      </div>
    </DeskPage>
  );
}
