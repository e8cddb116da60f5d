import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadedRows } from '../../test/loaded-rows.ts';
import { renderPage } from '../../test/render.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DataTable } from './data-table.tsx';
import { type TableDeclaration, useTable } from './use-table.ts';

interface Thing {
  _id: string;
  name: string;
}

const declared: TableDeclaration<Thing> = {
  columns: [{ name: 'name', label: 'Name', value: ({ name }) => name }],
  filters: [],
  nameOf: ({ name }) => name,
};

const rows = [{ _id: 'a', name: 'Lamp' }];

const source = loadedRows(rows);

function Things() {
  const table = useTable(declared, source);
  return (
    <>
      <BulkBar table={table} actions={[]} onDone={() => {}} />
      <DataTable table={table} caption="Things" selectable />
    </>
  );
}

test('who clears the selection with the keyboard goes on in the table', async () => {
  const { user } = renderPage(<Things />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  screen.getByRole('button', { name: 'Clear selection' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toHaveFocus();
});
