import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { numberEntry } from '../lib/history-guard.ts';
import { noteVisit } from '../lib/trail.ts';
import { useNoteList } from '../lib/use-list-behind.ts';
import { BackLink } from './back-link.tsx';
import { RecordsBeside } from './records-beside.tsx';

function Frame() {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has a key
  useLayoutEffect(() => {
    numberEntry(kind);
    noteVisit(pathname + search);
  }, [key, kind, pathname, search]);
  return <Outlet />;
}

const records = ['a', 'b', 'c'].map((id) => ({ to: `/tides/${id}`, title: `Tide ${id}` }));

function List() {
  const { search } = useLocation();
  useNoteList(records, search ? records.length : undefined);
  return (
    <>
      <h1>Tides {search}</h1>
      <Link to="/tides/b">Tide b</Link>
    </>
  );
}

function Record() {
  return (
    <>
      <BackLink to="/tides" label="Back to Tides" />
      <h1>{useLocation().pathname}</h1>
      <input aria-label="Field" />
      <RecordsBeside list="/tides" />
    </>
  );
}

function open(address: string) {
  history.replaceState(null, '', address);
  const pages = [
    { path: '/tides', element: <List /> },
    { path: '/tides/:id', element: <Record /> },
  ];
  render(<RouterProvider router={createBrowserRouter([{ element: <Frame />, children: pages }])} />);
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('leads to the list, where nothing is known of the way', async () => {
  open('/tides/b');
  await heading('/tides/b');
  expect(screen.getByRole('link', { name: 'Back to Tides' })).toHaveAttribute('href', '/tides');
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.keyboard('j');
  expect(location.pathname).toBe('/tides/b');
});

it('leads back to the list as it was, after any number of records', async () => {
  open('/tides?q=high');
  await userEvent.click(await screen.findByRole('link', { name: 'Tide b' }));
  expect(screen.getByRole('link', { name: 'Back to 3 results' })).toHaveAttribute('href', '/tides?q=high');
  await userEvent.click(screen.getByRole('link', { name: /Next/ }));
  await heading('/tides/c');
  expect(screen.queryByRole('link', { name: /Next/ })).toBeNull();

  await userEvent.keyboard('kk');
  await heading('/tides/a');
  await userEvent.type(screen.getByLabelText('Field'), 'j');
  expect(location.pathname).toBe('/tides/a');
  await userEvent.click(screen.getByRole('link', { name: 'Back to 3 results' }));
  await heading('Tides ?q=high');
});

it('lets whoever dictates turn the keys off', async () => {
  open('/tides');
  await userEvent.click(await screen.findByRole('link', { name: 'Tide b' }));
  expect(screen.getByRole('link', { name: 'Back to Tides' })).toBeVisible();
  const keys = screen.getByRole('button', { name: 'Keys K and J' });
  await userEvent.click(keys);
  await userEvent.keyboard('j');
  expect(location.pathname).toBe('/tides/b');
  await userEvent.click(keys);
  await userEvent.keyboard('j');
  await heading('/tides/c');
});
