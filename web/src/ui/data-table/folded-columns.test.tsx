import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { loadedRows } from '../../test/loaded-rows.ts';
import { renderPage } from '../../test/render.tsx';
import { DataTable } from './data-table.tsx';
import { type TableDeclaration, useTable } from './use-table.ts';

interface Person {
  _id: string;
  name: string;
  email: string;
  role: string;
}

const declared: TableDeclaration<Person> = {
  columns: [
    { name: 'name', label: 'Name', value: ({ name }) => name },
    { name: 'email', label: 'Email', value: ({ email }) => email, is: 'email', folds: true },
    { name: 'role', label: 'Role', value: ({ role }) => role },
  ],
  filters: [],
  nameOf: ({ name }) => name,
};

const rows: Person[] = [
  { _id: 'a', name: 'Ada', email: 'zeta@lab.test', role: 'Writer' },
  { _id: 'b', name: 'Ben', email: 'alpha@lab.test', role: 'Admin' },
];

const source = loadedRows(rows);

function People() {
  const table = useTable(declared, source);
  return <DataTable table={table} caption="People" open={{ label: () => 'Edit', run: () => {} }} />;
}

/** A window of this width, as the queries of the tables see it. */
function widthIs(pixels: number): void {
  const rem = 16;
  const limit = (query: string, name: string) =>
    rem * Number(new RegExp(`${name}: ([\\d.]+)rem`).exec(query)?.[1] ?? Number.NaN);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: pixels >= limit(media, 'min-width') && pixels <= limit(media, 'max-width'),
    }),
  );
}

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test.each([1280, 390])('at %i pixels each value has a place of its own', (width) => {
  widthIs(width);
  renderPage(<People />);
  expect(cells()).toEqual([
    ['Ada', 'zeta@lab.test', 'Writer'],
    ['Ben', 'alpha@lab.test', 'Admin'],
  ]);
});

test.each([768, 1024, 1200])('at %i pixels the address is below the name, and still sorts', async (width) => {
  widthIs(width);
  renderPage(<People />);
  expect(cells()).toEqual([
    ['Adazeta@lab.test', 'Writer'],
    ['Benalpha@lab.test', 'Admin'],
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'NameEmail',
    'Role',
  ]);
  // Only the name opens the record.
  expect(screen.getByRole('button', { name: 'Edit: Ada' })).toHaveTextContent(/^Ada$/);
  await userEvent.click(screen.getByRole('button', { name: 'Email' }));
  expect(cells()[0]).toEqual(['Benalpha@lab.test', 'Admin']);
  expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('an address that has no room breaks after its @', () => {
  widthIs(1280);
  renderPage(<People />);
  const { innerHTML } = screen.getByRole('cell', { name: 'zeta@lab.test' });
  expect(innerHTML).toBe('zeta@<wbr>lab.test');
});
