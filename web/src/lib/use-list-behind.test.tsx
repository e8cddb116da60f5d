import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useListBehind } from './use-list-behind.ts';

it('the server, which has no history, draws a page without a list behind it', () => {
  vi.stubGlobal('history', undefined);
  const Page = () => String(useListBehind('/news'));
  const drawn = renderToString(
    <StaticRouter location="/news/one">
      <Page />
    </StaticRouter>,
  );
  vi.unstubAllGlobals();
  expect(drawn).toBe('undefined');
});
