import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useSecret } from './use-secret.ts';

function open(address: string, state: unknown, secret: string) {
  history.replaceState(state, '', address);
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
  return renderHook(useSecret, { initialProps: secret, wrapper });
}

it('leaves the address at once, and stays in this entry of the history', () => {
  const { result, rerender } = open('/invitation?key=s1', { idx: 3, usr: { from: '/team' } }, 's1');
  expect(result.current).toBe('s1');
  expect(location.pathname + location.search).toBe('/invitation');
  expect(history.state).toEqual({ idx: 3, usr: { from: '/team', secret: 's1' } });
  history.replaceState(null, '', '/invitation?key=s2');
  rerender('s2');
  expect([result.current, location.search]).toEqual(['s2', '']);
  expect(history.state).toEqual({ usr: { secret: 's2' } });
});

it('is there when the page is loaded again', () => {
  expect(open('/invitation', { idx: 0, usr: { secret: 's1' } }, '').result.current).toBe('s1');
});

it('a page without one has none, and its address stays', () => {
  expect(open('/invitation?from=mail', { idx: 0, usr: { from: '/' } }, '').result.current).toBe('');
  expect(location.search).toBe('?from=mail');
  expect(history.state).toEqual({ idx: 0, usr: { from: '/' } });
  expect(open('/invitation', { idx: 0 }, '').result.current).toBe('');
});

it('what the browser keeps is not in the page that the server draws', () => {
  const Page = () => useSecret('') || 'none';
  const kept = { pathname: '/invitation', state: { secret: 's1' } };
  expect(
    renderToString(
      <StaticRouter location={kept}>
        <Page />
      </StaticRouter>,
    ),
  ).toBe('none');
});
