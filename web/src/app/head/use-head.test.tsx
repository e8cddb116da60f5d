import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { theLab } from '../../test/records.ts';
import { lazyPage } from '../lazy-page.tsx';
import { useHead } from './use-head.ts';

const at = { params: {}, search: new URLSearchParams() };
const route = {
  path: '/login',
  access: 'public' as const,
  page: lazyPage(async () => ({ default: () => null })),
  head: () => ({ title: 'Login' }),
};

function Page() {
  useHead(route, at);
  return null;
}

test("the lab's name comes into the title also when it arrives after the page", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  expect(document.title).toBe('Login | Research Lab');

  client.setQueryData(labInfoQuery.queryKey, theLab({ name: 'Kestrel Point Laboratory' }));
  await waitFor(() => expect(document.title).toBe('Login | Kestrel Point Laboratory'));
});
