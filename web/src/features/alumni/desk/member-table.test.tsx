import { api } from '@lab/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchDesk } from '../../../app/kind-desks.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { MemberTable } from './member-table.tsx';

const fresh = { line: 2, title: 'Ina', state: 'new' as const, reason: '' };
const wrong = { line: 3, title: 'Ivo', state: 'wrong' as const, reason: 'There is no role called “Wizard”' };
const table = 'Name;Rolle\nIna;Researcher';

async function open() {
  const { user } = renderPage(<MemberTable />);
  await user.click(await screen.findByRole('button', { name: 'Import a table…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import team members' }));
  const paste = async (text: string) => {
    await user.click(dialog.getByLabelText('Table'));
    await user.paste(text);
  };
  return { user, dialog, paste, press: (name: string) => user.click(dialog.getByRole('button', { name })) };
}

test('members are shown as a plan first, then added with one press, without an undo', async () => {
  const server = stubServer()
    .answers(api.memberTables.plan, { rows: [fresh], unread: [] })
    .answers(api.memberTables.import, { made: 1 });
  const { dialog, paste, press } = await open();
  expect(
    dialog.getByText(/Columns: Name, Role, Email, Phone, University, From, Homepage, ORCID iD/),
  ).toBeVisible();
  await paste(table);
  await press('Check');
  await dialog.findByRole('button', { name: 'Add 1 member' });
  expect(server.calls(api.memberTables.import)).toEqual([]);
  await press('Add 1 member');
  expect(await screen.findByText('1 member was added')).toBeInTheDocument();
  expect(server.calls(api.memberTables.import)[0]?.body).toEqual({ table });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while a row cannot be read nobody is added, and its reason is in the plan', async () => {
  const server = stubServer().answers(api.memberTables.plan, { rows: [fresh, wrong], unread: [] });
  const { dialog, paste, press } = await open();
  await paste(`${table}\nIvo;Wizard`);
  await press('Check');
  expect(await dialog.findByRole('button', { name: 'Correct 1 row first' })).toBeDisabled();
  expect(dialog.getByText('Not readable: There is no role called “Wizard”')).toBeInTheDocument();
  expect(server.calls(api.memberTables.import)).toEqual([]);
});

test('a role that was removed meanwhile is said, and the table is checked again before the next attempt', async () => {
  const fault = 'Line 2: There is no role called “Researcher”';
  const server = stubServer()
    .answers(api.memberTables.plan, { rows: [fresh], unread: [] })
    .fails(api.memberTables.import, 400, { code: 'invalid', message: fault, fields: { table: fault } });
  const { dialog, paste, press } = await open();
  await paste(table);
  await press('Check');
  await dialog.findByRole('button', { name: 'Add 1 member' });
  await press('Add 1 member');
  expect(await screen.findByText(fault)).toBeInTheDocument();
  expect(dialog.getByLabelText('Table')).toHaveValue(table);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Check' })).toBeEnabled());
  expect(server.calls(api.memberTables.import)).toHaveLength(1);
});

test('the page of the team at the desk has it beside the order of people', async () => {
  stubServer().answers(api.profiles.members, []);
  const { default: Desk } = await fetchDesk('team');
  renderPage(<Desk />);
  expect(await screen.findByRole('button', { name: 'Order people…' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import a table…' })).toBeVisible();
});
