import { api } from '@lab/contract';
import { searchList, searchPart } from '@lab/contract/features/pages/search-files';
import { type Entry, emptyEntry } from '@lab/contract/features/search/entry';
import { pack } from '@lab/contract/features/search/pack';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { openSearchOnPress } from './opening.tsx';
import { SearchHost } from './search-host.tsx';

const work = (title: string): Entry => ({ ...emptyEntry, id: title.slice(0, 4), title, when: '2024' });
const person: Entry = { ...emptyEntry, group: 'people', id: 'ada', title: 'Ada Fogg' };
const works = [work('Ferries in fog'), work('Turbulence in a flume'), work('Fog over the harbour')];

const fetched: string[] = [];

/** The files of the search, as the server has them. */
function stubFiles(files: Record<string, string | number>) {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const file = files[address];
    if (!address.startsWith('/search/')) return others(address, init);
    fetched.push(address);
    return typeof file === 'string' ? new Response(file) : new Response('', { status: file ?? 404 });
  });
}

let stop = () => {};

// jsdom has no dialogs.
beforeEach(() => {
  fetched.length = 0;
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function () {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  stubServer().answers(api.labInfo.get, theLab()).answers(api.settings.get, {});
  stop = openSearchOnPress();
});

afterEach(async () => {
  await act(async () => document.querySelector('dialog')?.close());
  stop();
  delete document.documentElement.dataset.letterKeys;
});

const page = (
  <>
    <SearchHost />
    <Link to="/search">Search</Link>
    <input aria-label="Another field" />
    <div contentEditable suppressContentEditableWarning>
      Text
    </div>
  </>
);

const field = () => screen.findByRole('combobox', { name: 'What are you looking for?' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const closed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

describe('what opens the search', () => {
  beforeEach(() => stubFiles({ [searchList]: `\n${pack(works)}` }));

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('the key %s', async (key) => {
    const { user } = renderPage(page);
    await user.keyboard(key);
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
  });

  it('a link to it, and not with a key that opens another tab', async () => {
    const { user, address } = renderPage(page);
    const link = screen.getByRole('link', { name: 'Search' });
    fireEvent.click(link, { ctrlKey: true });
    closed();
    await user.click(link);
    await field();
    expect(address()).toBe('/');
  });

  it('a slash is a letter in fields, with other keys, and where letters are no keys', async () => {
    const { user } = renderPage(page);
    await user.click(screen.getByLabelText('Another field'));
    await user.keyboard('/');
    expect(screen.getByLabelText('Another field')).toHaveValue('/');
    await user.click(screen.getByText('Text'));
    await user.keyboard('/{Control>}k{/Control}');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}');
    document.documentElement.dataset.letterKeys = 'off';
    await user.keyboard('/');
    closed();
    await user.keyboard('{Control>}k{/Control}');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Key /' }));
    expect(document.documentElement.dataset.letterKeys).toBeUndefined();
  });

  it('keeps what is typed until it is there', async () => {
    const { user } = renderPage(page);
    fireEvent.keyDown(document.body, { key: '/' });
    for (const key of ['f', 'o', 'x', 'Backspace', 'g', 'Shift']) fireEvent.keyDown(document.body, { key });
    expect(await field()).toHaveValue('fog');
    await user.keyboard('g');
    expect(await field()).toHaveValue('fogg');
  });
});

describe('the search', () => {
  it('lists what is found in groups, and follows keys', async () => {
    stubFiles({ [searchList]: `\n${pack([...works, person])}` });
    const { user, address } = renderPage(page);
    await user.keyboard('/');
    await user.type(await field(), 'fog');
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(screen.getByRole('status')).toHaveTextContent('3 results');
    expect(within(screen.getByRole('group', { name: 'Publications 2' })).getAllByRole('option')).toHaveLength(
      2,
    );
    expect(screen.getAllByText('fog', { selector: 'mark', exact: false })[0]).toBeInTheDocument();
    const chosen = () => screen.getByRole('option', { selected: true });
    const first = chosen().textContent;
    expect(await field()).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toHaveTextContent('All results');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent(first ?? '');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/search?q=fog');
    closed();
  });

  it('says what it looked for instead, and opens the first result', async () => {
    stubFiles({ [searchList]: `\n${pack(works)}` });
    const { user, address } = renderPage(page);
    await user.keyboard('/');
    await user.type(await field(), 'turbulance');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Showing results for turbulence'),
    );
    await user.keyboard('{Enter}');
    expect(address()).toBe('/paper/Turb');
  });

  it('fetches parts once, and the list anew where one has gone', async () => {
    const part = 'a'.repeat(32);
    const files: Record<string, string | number> = {
      [searchList]: `${part}\n${pack([person])}`,
      [searchPart(part)]: 404,
    };
    stubFiles(files);
    const { user } = renderPage(page);
    await user.keyboard('/');
    await user.type(await field(), 'harbour');
    expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
    files[searchPart(part)] = pack(works);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: /harbour/ })).toBeInTheDocument();
    await act(async () => document.querySelector('dialog')?.close());
    fetched.length = 0;
    await user.keyboard('/');
    await user.type(await field(), 'harbour');
    await screen.findByRole('option', { name: /harbour/ });
    expect(fetched).toEqual([]);
  });

  it('leads to its page where the index does not come', async () => {
    stubFiles({ [searchList]: 500 });
    const { user, address } = renderPage(page);
    await user.keyboard('/');
    await user.type(await field(), 'flumes');
    expect(await screen.findByRole('link', { name: 'All results' })).toHaveAttribute(
      'href',
      '/search?q=flumes',
    );
    await user.keyboard('{Enter}');
    expect(address()).toBe('/search?q=flumes');
  });

  it('finds pages by their names, and says when nothing is found', async () => {
    stubFiles({ [searchList]: `\n${pack(works)}` });
    const { user } = renderPage(page);
    await user.keyboard('/');
    await user.type(await field(), 'publications');
    expect(await screen.findByRole('option', { name: 'Publications' })).toHaveAttribute(
      'href',
      '/publications',
    );
    await user.clear(await field());
    await user.type(await field(), 'zzxqv');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing was found.'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
