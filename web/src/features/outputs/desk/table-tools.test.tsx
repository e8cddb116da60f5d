import { api } from '@lab/contract';
import { contentCalls } from '@lab/contract/kinds/content-calls';
import { outputDeclarations } from '@lab/contract/kinds/output-declarations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { kindDesk } from '../../../desk/kind-content.tsx';
import { renderPage } from '../../../test/render.tsx';
import { type StubServer, stubServer } from '../../../test/server.ts';
import { tableTools } from './table-tools.tsx';

const Desk = kindDesk('talks', outputDeclarations.talks, () => null, { Tools: tableTools('talks') });
const table = 'Title,Date\nTides,2024';

let server: StubServer;
beforeEach(() => {
  server = stubServer().answers(contentCalls.talks.list, []);
});

const rows = [
  { line: 2, title: 'Tides', state: 'new' as const, reason: '' },
  { line: 3, title: 'Foam', state: 'here' as const, reason: '' },
  { line: 4, title: 'Odd', state: 'wrong' as const, reason: 'Date is required' },
];

async function open() {
  const { user } = renderPage(<Desk />);
  await user.click(await screen.findByRole('button', { name: 'Import a table…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const paste = async (text: string) => {
    await user.click(dialog.getByLabelText('Table'));
    await user.paste(text);
  };
  return { user, dialog, paste, press: (name: string) => user.click(dialog.getByRole('button', { name })) };
}

test('a table is shown as a plan first, then imported, and can be taken back', async () => {
  server
    .answers(api.outputTables.plan, { rows, unread: ['Room'] })
    .answers(api.outputTables.import, { import: 'i1', made: 1, wrong: 0 })
    .answers(api.outputTables.undo, { removed: 1, kept: 0 });
  const { user, dialog, paste, press } = await open();
  await paste(table);
  await press('Check');
  expect(await dialog.findByRole('status')).toHaveTextContent('1 new, 1 already here, 1 not readable');
  expect(dialog.getByText('Columns that are not read: Room')).toBeInTheDocument();
  const lines = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines.slice(1)).toEqual(['4OddNot readable: Date is required', '2TidesNew', '3FoamAlready here']);
  expect(server.calls(api.outputTables.import)).toEqual([]);

  await press('Import 1 record');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 removed')).toBeInTheDocument();
  expect(server.calls(api.outputTables.import)[0]).toMatchObject({
    params: { kind: 'talks' },
    body: { table },
  });
  expect(server.calls(api.outputTables.undo)[0]?.body).toEqual({ import: 'i1' });
});

test('what is changed after the plan is planned again, and nothing new cannot be imported', async () => {
  server.answers(api.outputTables.plan, { rows: rows.slice(1, 2), unread: [] });
  const { dialog, paste, press } = await open();
  await paste(table);
  await press('Check');
  expect(await dialog.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await paste('\nA,2025');
  expect(dialog.queryByRole('status')).toBeNull();
  await press('Check');
  await waitFor(() => expect(server.calls(api.outputTables.plan)).toHaveLength(2));
});

test('a plan of a table that was changed meanwhile is not taken for one of the new table', async () => {
  const planned = server.holds(api.outputTables.plan, { rows, unread: [] });
  const { dialog, paste, press } = await open();
  await paste(table);
  await press('Check');
  await paste('\nA,2025');
  planned();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Check' })).toBeEnabled(), { timeout: 5000 });
  expect(dialog.queryByRole('status')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Import 1 record' })).toBeNull();
});

test('an empty table, and one without titles, is refused beside it, and what was pasted stays', async () => {
  const fault = 'The first line has no column called “Title”';
  server.fails(api.outputTables.plan, 400, { code: 'invalid', message: fault, fields: { table: fault } });
  const { dialog, paste, press } = await open();
  await press('Check');
  expect(await dialog.findByText('Please paste a table or choose a file')).toBeInTheDocument();
  await paste('Name\nA');
  await press('Check');
  expect(await dialog.findByText(fault)).toBeInTheDocument();
  expect(dialog.getByLabelText('Table')).toHaveValue('Name\nA');
});

test('everything is exported with all its fields, or the failure is said', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:table');
  URL.revokeObjectURL = vi.fn();
  server.fails(api.outputTables.write, 409, { code: 'conflict', message: 'Out of order' });
  const { user } = renderPage(<Desk />);
  const button = await screen.findByRole('button', { name: 'Export all fields (CSV)' });
  await user.click(button);
  expect(await screen.findByText('Out of order')).toBeInTheDocument();
  expect(URL.createObjectURL).not.toHaveBeenCalled();
  server.answers(api.outputTables.write, { csv: 'Title\r\nTides\r\n' });
  await user.click(button);
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
});
