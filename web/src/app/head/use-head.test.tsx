import TextField from '@mui/material/TextField';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { morePapersQuery, paperQuery } from '../../features/papers/queries.ts';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { aPaper, theLab } from '../../test/records.ts';
import { Mui } from '../../ui/mui.tsx';
import { findRoute } from '../routes.ts';
import { useHead } from './use-head.ts';

let go: NavigateFunction;

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
  }, [navigate]);
  useHead(findRoute(pathname + search));
  return null;
}

function open(path: string): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

function publish(client: QueryClient, id: string): void {
  client.setQueryData(morePapersQuery(id).queryKey, []);
  client.setQueryData(paperQuery(id).queryKey, aPaper({ _id: id, title: `Paper ${id}` }));
}

const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
const cited = () => document.querySelector('meta[name=citation_title]')?.getAttribute('content');

test("the lab's name comes into the title also when it arrives after the page", async () => {
  const client = open('/login');
  expect(document.title).toBe('Login | Research Lab');
  client.setQueryData(labInfoQuery.queryKey, theLab({ name: 'Kestrel Point Laboratory' }));
  await waitFor(() => expect(document.title).toBe('Login | Kestrel Point Laboratory'));
});

test('no tag of a page stays in the head of the next one, even before its data is loaded', async () => {
  const client = open('/paper/a');
  publish(client, 'a');
  await waitFor(() => expect(cited()).toBe('Paper a'));
  expect(canonical()).toBe(`${location.origin}/paper/a`);
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain('Paper a');

  act(() => void go('/paper/b'));
  expect(document.head.innerHTML).not.toMatch(/paper.a/i);
  publish(client, 'b');
  await waitFor(() => expect(cited()).toBe('Paper b'));
  expect(document.title).toBe('Paper b | Research Lab');
  expect(document.querySelectorAll('link[rel=canonical], meta[name=citation_title]')).toHaveLength(2);
});

test("the place of MUI's styles stays in the head, because MUI writes beside it later", async () => {
  const client = open('/paper/a');
  publish(client, 'a');
  await waitFor(() => expect(cited()).toBe('Paper a'));
  act(() => void go('/paper/b'));
  render(
    <Mui>
      <TextField label="Name" />
    </Mui>,
  );
  expect(screen.getByLabelText('Name')).toBeVisible();
  expect(document.querySelector('meta[name=emotion-insertion-point]')).toBeInTheDocument();
});

test('only a missing page has noindex', async () => {
  const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
  open('/nothing');
  await waitFor(() => expect(robots()).toBe('noindex'));
  expect(document.title).toBe('Page Not Found | Research Lab');
  act(() => void go('/contactUs'));
  expect(robots()).toBeUndefined();
});

test('Zotero is notified of a new page', async () => {
  let events = 0;
  document.addEventListener('ZoteroItemUpdated', () => {
    events += 1;
  });
  const client = open('/paper/a');
  publish(client, 'a');
  await waitFor(() => expect(events).toBeGreaterThan(0));
});

test("MUI's tag stays in the head, because MUI cannot insert styles without it", () => {
  const tag = document.createElement('meta');
  tag.name = 'emotion-insertion-point';
  document.head.prepend(tag);
  open('/login');
  act(() => void go('/registration'));
  expect(tag.isConnected).toBe(true);
  tag.remove();
});
