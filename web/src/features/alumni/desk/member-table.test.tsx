import { api } from '@lab/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchDesk } from '../../../app/kind-desks.ts';
import { ImageError, prepareImage } from '../../../lib/images.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { uploadImage } from '../../../lib/upload.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { MemberTable } from './member-table.tsx';

vi.mock('../../../lib/images.ts', async (original) => ({ ...(await original()), prepareImage: vi.fn() }));
vi.mock('../../../lib/upload.ts', () => ({ uploadImage: vi.fn() }));
vi.mock('../../../lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const fresh = { line: 2, title: 'Ina', state: 'new' as const, reason: '' };
const wrong = { line: 3, title: 'Ivo', state: 'wrong' as const, reason: 'There is no role called “Wizard”' };
const here = { ...fresh, state: 'here' as const };
const table = 'Name;Rolle\nIna;Researcher';

const prepared = { purpose: 'profile' as const, width: 9, height: 6, original: new Blob() };

beforeEach(() => {
  vi.mocked(prepareImage).mockReset().mockResolvedValue(prepared);
  vi.mocked(uploadImage)
    .mockReset()
    .mockImplementation(async () => `/images/profile/me/${vi.mocked(uploadImage).mock.calls.length}.webp`);
});

async function open(role: '' | 'admin' = 'admin') {
  const { user } = renderPage(<MemberTable />, { session: { role } });
  await user.click(await screen.findByRole('button', { name: 'Import a table…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import team members' }));
  const paste = async (text: string) => {
    await user.click(dialog.getByLabelText('Table'));
    await user.paste(text);
  };
  return { user, dialog, paste, press: (name: string) => user.click(dialog.getByRole('button', { name })) };
}

const given = { table, roles: [], pictures: [] };
const picture = (name: string) => new File(['a'], name, { type: 'image/png' });

test('members are shown as a plan first, then added with one press, without an undo', async () => {
  const server = stubServer()
    .answers(api.memberTables.plan, { rows: [fresh], unread: ['Shoe size'] })
    .answers(api.memberTables.import, { made: 1, wrong: 0 });
  const { user, dialog, paste, press } = await open();
  await user.click(dialog.getByText('How the table is read'));
  expect(
    dialog.getByText(
      /Columns: Name, Role, Job title, Email, Phone, University, From, Picture, Details, Biography/,
    ),
  ).toBeVisible();
  await paste(table);
  await press('Check');
  await dialog.findByRole('button', { name: 'Add 1 member' });
  expect(dialog.getByText('Columns that are not read: Shoe size')).toBeVisible();
  expect(server.calls(api.memberTables.import)).toEqual([]);
  await press('Add 1 member');
  expect(await screen.findByText('1 member was added')).toBeInTheDocument();
  expect(server.calls(api.memberTables.import)[0]?.body).toEqual(given);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('right rows come in beside wrong ones, which stay in sight and can be saved', async () => {
  const text = `${table}\nIvo;Wizard`;
  let rows: (typeof fresh | typeof wrong | typeof here)[] = [fresh, wrong];
  stubServer()
    .answers(api.memberTables.plan, () => ({ rows, unread: [] }))
    .answers(api.memberTables.import, () => {
      rows = [here, wrong];
      return { made: 1, wrong: 1 };
    });
  const { dialog, paste, press } = await open();
  await paste(text);
  await press('Check');
  expect(await dialog.findByText(/What cannot be read stays out/)).toBeVisible();
  await press('Add 1 member');
  expect(await screen.findByText('1 member was added')).toBeInTheDocument();
  expect(await dialog.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  expect(dialog.getByText('Not readable: There is no role called “Wizard”')).toBeVisible();
  expect(dialog.getByLabelText('Table')).toHaveValue(text);
  await press('Save the row that stays out');
  expect(vi.mocked(saveFile).mock.lastCall?.[2]).toContain('Ivo,Wizard,There is no role called “Wizard”');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a role that the lab lacks is added or replaced, and may be chosen anew', async () => {
  const roles = [{ name: 'Lab Manager', rows: 3 }];
  const server = stubServer()
    .answers(api.memberTables.plan, ({ body }) => {
      const isChosen = (body as typeof given).roles.length > 0;
      return { rows: [isChosen ? fresh : { ...wrong, line: 2 }], unread: [], roles };
    })
    .answers(api.memberTables.import, { made: 1, wrong: 0 });
  const { user, dialog, paste, press } = await open();
  await paste(table);
  await press('Check');
  expect(await dialog.findByText('The lab has no role “Lab Manager” (3 rows)')).toBeVisible();
  const choice = dialog.getByLabelText('Role instead of “Lab Manager”');
  await user.selectOptions(choice, 'Researcher');
  await dialog.findByRole('button', { name: 'Add 1 member' });
  await user.selectOptions(choice, 'Add “Lab Manager” to the roles of the lab');
  await waitFor(() => expect(server.calls(api.memberTables.plan)).toHaveLength(3));
  await user.click(await dialog.findByRole('button', { name: 'Add 1 member' }));
  await screen.findByText('1 member was added');
  const chosen = [{ name: 'Lab Manager', role: '' }];
  expect(server.calls(api.memberTables.import)[0]?.body).toEqual({ ...given, roles: chosen });
});

test('who may not change settings is offered the present roles only', async () => {
  const roles = [{ name: 'Lab Manager', rows: 1 }];
  stubServer().answers(api.memberTables.plan, { rows: [wrong], unread: [], roles });
  const { dialog, paste, press } = await open('');
  await paste(table);
  await press('Check');
  await dialog.findByText('The lab has no role “Lab Manager” (1 row)');
  const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['\u00a0', 'Advisor', 'Research Director', 'Researcher', 'Research Assistant']);
});

test('pictures are chosen with the table, made smaller, uploaded once, and what is missing is said', async () => {
  const rows = ['ina.png', 'ivo.png', 'https://a.example/eve.png', 'broken.png'].map((name, at) => ({
    ...fresh,
    line: at + 2,
    title: name,
    picture: name,
  }));
  const server = stubServer().answers(api.memberTables.plan, { rows, unread: [] });
  server.fails(api.memberTables.import, 409, { code: 'conflict', message: 'Out of order' });
  vi.mocked(prepareImage).mockImplementation(async ({ name }) => {
    if (name === 'broken.png') throw new ImageError('not-an-image');
    return prepared;
  });
  const { user, dialog, press } = await open();
  const csv = new File([table], 'people.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Choose files'), [
    csv,
    ...['ina.png', 'broken.png', 'other.png'].map(picture),
  ]);
  await waitFor(() => expect(dialog.getByLabelText('Table')).toHaveValue(table));
  expect(dialog.getByText('3 pictures are chosen')).toBeVisible();
  await press('Check');
  expect(await dialog.findByText('2 pictures come in')).toBeVisible();
  expect(dialog.getByText(/No chosen file is called: ivo.png \(line 3\)/)).toBeVisible();
  expect(dialog.getByText(/Pictures of another site are not fetched \(line 4\)/)).toBeVisible();
  expect(dialog.getByText('Chosen, but named by no new row: other.png')).toBeVisible();

  await press('Add 4 members');
  expect(await dialog.findByText(/^broken.png: .*without it/)).toBeVisible();
  expect(server.calls(api.memberTables.import)).toEqual([]);
  await press('Add 4 members');
  expect(await screen.findByText('Out of order')).toBeInTheDocument();
  await press('Check');
  server.answers(api.memberTables.import, { made: 4, wrong: 0 });
  await user.click(await dialog.findByRole('button', { name: 'Add 4 members' }));
  await screen.findByText('4 members were added');
  expect(uploadImage).toHaveBeenCalledTimes(1);
  const pictures = [{ name: 'ina.png', image: '/images/profile/me/1.webp' }];
  expect(server.calls(api.memberTables.import).at(-1)?.body).toEqual({ ...given, pictures });
});

test('an upload that fails is said, and nothing is imported', async () => {
  const server = stubServer().answers(api.memberTables.plan, {
    rows: [{ ...fresh, picture: 'ina.png' }],
    unread: [],
  });
  vi.mocked(uploadImage).mockRejectedValue(new Error('offline'));
  const { user, dialog, paste, press } = await open();
  await paste(table);
  await user.upload(dialog.getByLabelText('Choose files'), [picture('ina.png')]);
  await press('Check');
  await user.click(await dialog.findByRole('button', { name: 'Add 1 member' }));
  expect(await screen.findByText(/could not be uploaded|upload/i)).toBeInTheDocument();
  expect(server.calls(api.memberTables.import)).toEqual([]);
  expect(dialog.getByLabelText('Table')).toHaveValue(table);
});

test('what refuses the import is said, and the table is checked again before the next attempt', async () => {
  const server = stubServer()
    .answers(api.memberTables.plan, { rows: [fresh], unread: [] })
    .fails(api.memberTables.import, 403, { code: 'forbidden', message: 'You may not do this' });
  const { dialog, paste, press } = await open();
  await paste(table);
  await press('Check');
  await dialog.findByRole('button', { name: 'Add 1 member' });
  await press('Add 1 member');
  expect(await screen.findByText('You may not do this')).toBeInTheDocument();
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
