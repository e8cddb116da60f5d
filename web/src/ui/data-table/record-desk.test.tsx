import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadedRows } from '../../test/loaded-rows.ts';
import { renderPage } from '../../test/render.tsx';
import { RecordDesk } from './record-desk.tsx';
import { type TableDeclaration, useTable } from './use-table.ts';

interface Application {
  _id: string;
  name: string;
}

const declared: TableDeclaration<Application> = {
  columns: [{ name: 'name', label: 'Name', value: ({ name }) => name }],
  filters: [],
  nameOf: ({ name }) => name,
};

const rows = ['Ann', 'Bo', 'Cy'].map((name) => ({ _id: name, name }));

const source = loadedRows(rows);

function Applications() {
  return (
    <RecordDesk
      table={useTable(declared, source)}
      label="Applications"
      about={() => 'Postdoc'}
      record={({ name }) => <h2>{name}</h2>}
    />
  );
}

const scrolled = vi.fn();

function widthIs(isNarrow: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isNarrow && /max-width/.test(media) }),
  );
}

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scroll() {
    scrolled(this.getAttribute('aria-label'));
  };
});

test('on a phone a record that is opened begins at its top, and its place in the list is found again', async () => {
  widthIs(true);
  const { user } = renderPage(<Applications />);
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: /^Bo/ }));
  expect(scrolled.mock.calls).toEqual([['Bo']]);
  expect(screen.getByRole('region', { name: 'Bo' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'List' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /^Bo/ })).toHaveFocus());
});

test('beside the list nothing moves', async () => {
  widthIs(false);
  const { user } = renderPage(<Applications />);
  await user.click(screen.getByRole('link', { name: /^Bo/ }));
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: /^Bo/ })).toHaveFocus();
});
