import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { numberEntry, openHistoryGuard } from '../../../lib/history-guard.ts';
import { DialogHost } from '../../../ui/dialog-host.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const { write } = paperFormTexts;

function Writing({ unsent }: { unsent: boolean }) {
  useLeaveGuard(unsent);
  return <input aria-label="thought" />;
}

/** Numbers the history entries like the shell around every page. */
function NumberedEntries() {
  const { key } = useLocation();
  const kind = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the entry
  useLayoutEffect(() => numberEntry(kind), [key, kind]);
  return null;
}

async function startWriting(unsent: boolean) {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <NumberedEntries />
      <Routes>
        <Route path="/start" element={<Link to="/write">to the form</Link>} />
        <Route path="/write" element={<Writing unsent={unsent} />} />
      </Routes>
      <DialogHost />
    </BrowserRouter>,
  );
  await user.click(screen.getByText('to the form'));
  await user.type(screen.getByLabelText('thought'), 'half a thought');
  return user;
}

beforeAll(openHistoryGuard);
beforeEach(() => history.pushState(null, '', '/start'));

describe('Back', () => {
  it('leaves at once where nothing would be lost', async () => {
    await startWriting(false);
    history.back();
    expect(await screen.findByText('to the form')).toBeVisible();
  });

  it('asks, and stays with everything in place', async () => {
    const user = await startWriting(true);
    for (const _time of ['once', 'and again']) {
      history.back();
      await screen.findByRole('heading', { name: write.leaveTitle });
      await waitFor(() => expect(location.pathname).toBe('/write'));
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByLabelText('thought')).toHaveValue('half a thought');
    }
  });

  it('asks, and leads back when told so', async () => {
    const user = await startWriting(true);
    history.back();
    await screen.findByRole('heading', { name: write.leaveTitle });
    await waitFor(() => expect(location.pathname).toBe('/write'));
    await user.click(screen.getByRole('button', { name: write.leaveConfirm }));
    expect(await screen.findByText('to the form')).toBeVisible();
    expect(location.pathname).toBe('/start');
  });
});
