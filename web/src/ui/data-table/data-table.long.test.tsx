/** Longer than 300 lines, because all tests use one table of people. */
import { api } from '@lab/contract';
import type { User } from '@lab/contract/features/users/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../lib/save-file.ts';
import { useTableRows } from '../../lib/use-table-rows.ts';
import { renderPage } from '../../test/render.tsx';
import { type Received, stubServer } from '../../test/server.ts';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import { DataTable } from './data-table.tsx';
import { TableContent } from './table-content.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { type TableDeclaration, useTable } from './use-table.ts';

// jsdom cannot download files.
vi.mock('../../lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const declared: TableDeclaration<User> = {
  columns: [
    { name: 'name', label: 'Name', value: ({ name }) => name },
    { name: 'email', label: 'Email', value: ({ email }) => email },
  ],
  filters: [
    {
      name: 'role',
      label: 'Role',
      options: [{ value: 'writer', label: 'Writer' }],
      matches: ({ role }, value) => role === value,
    },
  ],
  nameOf: ({ name }) => name,
};

function People({
  actions = [],
  onDone = () => {},
}: {
  actions?: BulkAction<User>[];
  onDone?: (rows: User[]) => void;
}) {
  const table = useTable(declared, useTableRows(api.users.list));
  return (
    <>
      <TableToolbar table={table} file="people" />
      <BulkBar table={table} actions={actions} onDone={onDone} />
      <TableContent table={table} empty="No users found.">
        <DataTable table={table} caption="People" selectable />
      </TableContent>
    </>
  );
}

function person(at: number, over: Partial<User> = {}): User {
  const name = `Person ${String(at).padStart(3, '0')}`;
  return {
    _id: `id${at}`,
    name,
    email: `p${at}@lab.test`,
    photoUrl: '',
    phone: '',
    role: at % 2 ? 'writer' : '',
    admin: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  };
}

const everybody = Array.from({ length: 150 }, (_, at) => person(at));

/** Replies page by page, like the server. */
function pagedServer(all = everybody) {
  const server = stubServer();
  const start = ({ query }: Received) => Number(query.cursor ?? 0);
  server.answersWith(api.users.list, (received) => {
    const from = start(received);
    const to = from + Number(received.query.limit);
    const next = to < all.length ? { Link: `</api/users?limit=20&cursor=${to}>; rel="next"` } : undefined;
    return { body: all.slice(from, to), headers: next };
  });
  return server;
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

test('the first page needs one request for twenty rows', async () => {
  const server = pagedServer();
  renderPage(<People />);
  expect(await screen.findByText('Person 019')).toBeVisible();
  expect(names()).toHaveLength(20);
  expect(server.calls(api.users.list).map(({ query }) => query.limit)).toEqual(['20']);
});

test('a search covers all rows and is kept in the URL', async () => {
  const server = pagedServer();
  const { user, address } = renderPage(<People />);
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'person 149');
  await waitFor(() => expect(names()).toEqual(['Person 149']));
  expect(address()).toBe('/?q=person+149');
  expect(screen.getByText('1 of 150')).toBeVisible();
  expect(server.calls(api.users.list).map(({ query }) => query.limit)).toEqual(['20', '100', '100']);
});

test('search, order and page are restored from the URL', async () => {
  pagedServer();
  renderPage(<People />, { at: '/?role=writer&sort=-name&page=2' });
  await waitFor(() => expect(names()[0]).toBe('Person 109'));
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('writer');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('a heading sorts up, down, and not at all', async () => {
  pagedServer([person(2), person(3), person(1)]);
  const { user } = renderPage(<People />);
  const heading = await screen.findByRole('button', { name: 'Name' });
  await user.click(heading);
  await waitFor(() => expect(names()).toEqual(['Person 001', 'Person 002', 'Person 003']));
  await user.click(heading);
  await waitFor(() => expect(names()).toEqual(['Person 003', 'Person 002', 'Person 001']));
  await user.click(heading);
  await waitFor(() => expect(names()).toEqual(['Person 002', 'Person 003', 'Person 001']));
});

test('later pages are loaded when they are opened', async () => {
  pagedServer();
  const { user } = renderPage(<People />);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: 'Page 8' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(names()[0]).toBe('Person 020');
});

test('another page begins at the top of the table, and the focus stays', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function scroll() {
    scrolled(this.querySelector('caption')?.textContent, names()[0]);
  };
  pagedServer();
  const { user } = renderPage(<People />);
  const next = await screen.findByRole('button', { name: 'Next' });
  expect(scrolled).not.toHaveBeenCalled();
  vi.spyOn(HTMLTableElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, -900, 300, 1500),
  );
  await user.click(next);
  await waitFor(() => expect(scrolled.mock.calls).toEqual([['People', 'Person 020']]));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.type(screen.getByRole('searchbox'), '14');
  await waitFor(() => expect(names()[0]).toBe('Person 014'));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a search without results can be cleared with one button', async () => {
  pagedServer([person(1)]);
  const { user, address } = renderPage(<People />, { at: '/?q=nobody' });
  expect(await screen.findByText('Nothing matches this search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Person 001')).toBeVisible();
  expect(address()).toBe('/');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('shows the loading, empty and error states, and can retry', async () => {
  const server = stubServer();
  const release = server.holds(api.users.list, []);
  const { unmount } = renderPage(<People />);
  expect(screen.getByText('Loading...')).toBeVisible();
  release();
  expect(await screen.findByText('No users found.')).toBeVisible();
  unmount();

  server.fails(api.users.list, 503, { code: 'unavailable', message: 'The service is busy.' });
  const { user } = renderPage(<People />);
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  server.answers(api.users.list, [person(1)]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Person 001')).toBeVisible();
});

beforeEach(() => vi.mocked(saveFile).mockReset());

test('exports what matches, from all pages, as harmless CSV', async () => {
  pagedServer([...everybody, person(150, { name: '=Evil 150', email: '+49' })]);
  const { user } = renderPage(<People />, { at: '/?q=150' });
  await screen.findByText('=Evil 150');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(
      'people.csv',
      'text/csv',
      "\uFEFFName,Email\r\n'=Evil 150,'+49\r\n",
    ),
  );
});

test('an export that cannot be completed says so and writes nothing', async () => {
  const server = pagedServer();
  const { user } = renderPage(<People />);
  await screen.findByText('Person 019');
  server.fails(api.users.list, 500, { code: 'internal', message: 'Internal Server Error' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(
    await screen.findByText('Could not load everything for the export. Please try again.'),
  ).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test('an action on several rows needs one confirmation and shows a result for each row', async () => {
  pagedServer([person(1), person(2), person(3)]);
  const onDone = vi.fn();
  const run = async ({ _id }: User) => {
    if (_id === 'id2') throw new Error('User data not found.');
  };
  const warning = 'They lose everything. This cannot be undone.';
  const actions = [{ label: 'Remove', confirm: 'Yes, remove!', warning, danger: true, run }];
  const { user } = renderPage(<People actions={actions} onDone={onDone} />);

  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 003' }));
  expect(screen.getByText('2 selected', { selector: 'strong' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  const dialog = await screen.findByRole('dialog', { name: 'Remove: 2?' });
  expect(
    within(dialog).getByText('They lose everything. This cannot be undone. Chosen: Person 001, Person 002.'),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, remove!' }));
  expect(await screen.findByText('1 of 2 done')).toBeVisible();
  expect(screen.getByText('Person 001: Done')).toBeVisible();
  expect(screen.getByText('Person 002: User data not found.')).toBeVisible();
  expect(onDone).toHaveBeenCalledWith([expect.objectContaining({ _id: 'id1' })]);
  // Only the row that failed is still chosen.
  expect(screen.getByRole('checkbox', { name: 'Select Person 001' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Person 002' })).toBeChecked();
});

test('the question of an action names rows on other pages too', async () => {
  pagedServer();
  const warning = 'They lose everything.';
  const actions = [{ label: 'Remove', confirm: 'Yes, remove!', warning, run: async () => {} }];
  const { user } = renderPage(<People actions={actions} onDone={() => {}} />, { at: '/?sort=name' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 000' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 021' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/Chosen: Person 000, Person 021\.$/)).toBeVisible();
});

test('all records that match a search can be chosen, also those on other pages', async () => {
  pagedServer();
  const run = vi.fn(async () => {});
  const actions = [{ label: 'Remove', confirm: 'Yes, remove!', warning: 'They go.', run }];
  const { user } = renderPage(<People actions={actions} />, { at: '/?role=writer' });
  expect(await screen.findByText('75 of 150')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByRole('group', { name: '20 selected' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select all 75' }));
  expect(screen.getByRole('group', { name: '75 selected' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
});

test('before the first records have come, the list says nothing of their number', async () => {
  const release = stubServer().holds(api.users.list, [person(1)]);
  renderPage(<People />);
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByText('0')).toBeNull();
  release();
  expect(await screen.findByText('Person 001')).toBeVisible();
});

test('an action with a menu or a required text is not run without them', async () => {
  pagedServer([person(1)]);
  const run = vi.fn(async () => {});
  const options = [{ value: 'blue', label: 'Blue' }];
  const actions = [
    {
      label: 'Paint',
      confirm: 'Yes, paint!',
      warning: (colour: string) => `They become ${colour}.`,
      choice: { label: 'Colour', options, missing: 'Choose a colour first.' },
      words: { label: 'Why', help: '', max: 50, missing: 'Say why.' },
      run,
    },
  ];
  const { user } = renderPage(<People actions={actions} onDone={() => {}} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 001' }));
  await user.click(screen.getByRole('button', { name: 'Paint' }));
  expect(await screen.findByText('Choose a colour first.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'Blue');
  await user.click(screen.getByRole('button', { name: 'Paint' }));
  expect(await screen.findByText(/^They become blue\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, paint!' }));
  expect(await screen.findByText('Say why.')).toBeVisible();
  expect(run).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Paint' }));
  await user.type(await screen.findByLabelText('Why'), 'Prettier');
  await user.click(screen.getByRole('button', { name: 'Yes, paint!' }));
  expect(await screen.findByText('1 of 1 done')).toBeVisible();
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ _id: 'id1' }), 'Prettier', 'blue');
});

test('when later pages cannot be loaded, the loaded rows stay and loading can be retried', async () => {
  const server = pagedServer();
  const { user } = renderPage(<People />);
  await screen.findByText('Person 019');
  server.fails(api.users.list, 500, { code: 'internal', message: 'Internal Server Error' });
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(await screen.findByText('Could not load all of them.')).toBeVisible();
  expect(names()).toHaveLength(20);
  server.answers(api.users.list, [person(999, { name: 'Aaron' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()[0]).toBe('Aaron'));
});
