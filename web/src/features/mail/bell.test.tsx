import { api } from '@lab/contract';
import type { Notice } from '@lab/contract/features/mail/notices/schemas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { Bell } from './bell.tsx';

function OneBell() {
  return <Bell popover={useRef<HTMLElement>(null)} />;
}

const replied: Notice = {
  _id: 'n2',
  event: 'messageReplied',
  name: 'When do you open?',
  about: '',
  path: '/dashboard/myContacts',
  read: false,
  createdAt: '2026-11-21T10:00:00.123Z',
};
const role: Notice = {
  ...replied,
  _id: 'n1',
  event: 'roleGiven',
  name: 'writer',
  path: '/dashboard',
  read: true,
};

const server = () => stubServer().answers(api.labInfo.get, theLab());

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

/** jsdom opens no popovers. */
function openBell() {
  const panel = document.getElementById('notices');
  if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
}

test.each([
  [{ count: 0, more: false }, 'Notices'],
  [{ count: 1, more: false }, 'Notices: 1 unread notice'],
  [{ count: 4, more: false }, 'Notices: 4 unread notices'],
  [{ count: 9, more: true }, 'Notices: More than 9 unread notices'],
])('with %o it is called %s, and asks for no list', async (unread, name) => {
  const asked = server().answers(api.notices.unread, unread);
  renderPage(<OneBell />);
  expect(await screen.findByRole('button', { name })).toBeVisible();
  await waitFor(() => expect(asked.calls(api.notices.unread)).toHaveLength(1));
  expect(asked.calls(api.notices.mine)).toEqual([]);
});

test('while somebody signs out nothing is asked', async () => {
  const asked = server().answers(api.notices.unread, { count: 1, more: false });
  renderPage(<OneBell />, { session: { loading: true } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.calls(api.notices.unread)).toEqual([]);
});

test('the list says what happened, and a notice that is opened is read', async () => {
  const asked = server()
    .answers(api.notices.unread, { count: 1, more: false })
    .answers(api.notices.mine, [replied, role])
    .answers(api.notices.read, { modifiedCount: 1 });
  const { user, address } = renderPage(<OneBell />);
  openBell();
  const link = await screen.findByText('The lab has answered your message: “When do you open?”');
  expect(screen.getByText('You now have this right: writer.')).toBeInTheDocument();
  expect(screen.getAllByLabelText('Unread')).toHaveLength(1);
  await user.click(link);
  expect(address()).toBe('/dashboard/myContacts');
  expect(asked.calls(api.notices.read).map(({ body }) => body)).toEqual([{ id: 'n2' }]);
  await waitFor(() => expect(asked.calls(api.notices.unread).length).toBeGreaterThan(1));
});

test('all that were seen are read at once, and what comes meanwhile is not', async () => {
  const asked = server()
    .answers(api.notices.unread, { count: 1, more: false })
    .answers(api.notices.mine, [replied, role])
    .answers(api.notices.read, { modifiedCount: 1 });
  const { user } = renderPage(<OneBell />);
  openBell();
  await user.click(await screen.findByText('Mark all as read'));
  expect(asked.calls(api.notices.read).map(({ body }) => body)).toEqual([{ until: replied.createdAt }]);
});

test('a list that cannot be loaded says so and is tried again', async () => {
  const asked = server()
    .answers(api.notices.unread, { count: 0, more: false })
    .isUnreachable(api.notices.mine);
  const { user } = renderPage(<OneBell />);
  openBell();
  expect(await screen.findByText('Your notices could not be loaded.')).toBeInTheDocument();
  asked.answers(api.notices.mine, []);
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText('Nothing has happened yet.')).toBeInTheDocument();
});

test('older notices that cannot be loaded are said so and are tried again', async () => {
  const asked = server()
    .answers(api.notices.unread, { count: 0, more: false })
    .answers(api.notices.mine, [role], { headers: { Link: '</api/notices?cursor=c1>; rel="next"' } });
  const { user } = renderPage(<OneBell />);
  openBell();
  const older = await screen.findByText('Show older');
  asked.isUnreachable(api.notices.mine);
  await user.click(older);
  expect(await screen.findByText('Your notices could not be loaded.')).toBeInTheDocument();
  asked.answers(api.notices.mine, [replied]);
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText(/When do you open/)).toBeInTheDocument();
});
