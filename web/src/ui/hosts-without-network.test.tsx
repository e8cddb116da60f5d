// The network is lost before the code of dialogs and toasts has been loaded; people must still see the
// messages.
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '../lib/toast.ts';
import { confirm, showAlert } from './confirm.ts';
import { DialogHost } from './dialog-host.tsx';
import { ToastHost } from './toast-host.tsx';

vi.mock('./dialog.tsx', () => Promise.reject(new Error('Failed to fetch')));
vi.mock('./toaster.tsx', () => Promise.reject(new Error('Failed to fetch')));

afterEach(() => vi.restoreAllMocks());

function draw() {
  render(
    <>
      <p>Half a thought</p>
      <DialogHost />
      <ToastHost />
    </>,
  );
}

it('uses the browser’s own dialogs', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValueOnce(false);
  const say = vi.spyOn(window, 'alert').mockReturnValue();
  draw();
  await expect(confirm({ confirm: 'Yes, sent' })).resolves.toBe(true);
  await expect(confirm({ confirm: 'Yes, sent' })).resolves.toBe(false);
  await showAlert({ title: 'Submission failed', text: 'No connection.' });
  expect(ask).toHaveBeenCalledWith('Are you sure?');
  expect(say).toHaveBeenCalledWith('Submission failed\n\nNo connection.');
  expect(screen.getByText('Half a thought')).toBeVisible();
});

it('shows errors and drops other toasts', async () => {
  const say = vi.spyOn(window, 'alert').mockReturnValue();
  draw();
  toast('Saved');
  toast('Failed to update profile', { kind: 'error' });
  await waitFor(() => expect(say).toHaveBeenCalledWith('Failed to update profile'));
  expect(say).toHaveBeenCalledOnce();
  expect(screen.getByText('Half a thought')).toBeVisible();
});
