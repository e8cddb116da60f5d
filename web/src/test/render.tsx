import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { send } from '../lib/api.ts';
import { createQueryClient } from '../lib/query.ts';
import { type Session, SessionContext, visitor } from '../lib/session.ts';
import { DialogHost } from '../ui/dialog-host.tsx';
import { ToastHost } from '../ui/toast-host.tsx';

interface Options {
  /** The route pattern, such as `/paper/:id`, and the URL. */
  path?: string;
  at?: string;
  /** Navigation state of the URL. */
  state?: unknown;
  session?: Partial<Session>;
}

/** Shows the current URL, for tests of navigation. */
function CurrentAddress() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

/** Pastes all but the last letter, because each press of a key renders the whole page again. */
function quickly(user: UserEvent): UserEvent {
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options || text.length < 4 || /[{[]/.test(text)) return user.type(element, text, options);
    await user.click(element);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  };
  return { ...user, type };
}

/**
 * Renders a page with the real queries, router, dialogs and toasts, but without retries of failed requests.
 */
export function renderPage(page: ReactNode, { path = '*', at = '/', state, session = {} }: Options = {}) {
  const client = createQueryClient(send);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  window.history.pushState({ usr: state, key: 'default', idx: 0 }, '', at);
  const view = render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ ...visitor, ...session }}>
        <BrowserRouter>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
          <CurrentAddress />
          <DialogHost />
          <ToastHost />
        </BrowserRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
  return {
    ...view,
    /** Goes to another page, as Back and links do. */
    leave: (to: string) =>
      act(() => {
        window.history.pushState({ key: 'left', idx: 1 }, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    client,
    user: quickly(userEvent.setup({ pointerEventsCheck: 0, delay: null })),
    address: () => view.getByTestId('address').textContent,
  };
}
