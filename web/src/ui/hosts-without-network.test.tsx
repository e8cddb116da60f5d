// The network is gone before the first dialog or toast, and with it their code: the page stays, and says so all the same.
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '../lib/toast.ts';
import { confirm, tell } from './confirm.ts';
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

it('asks and tells with what the browser has', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValueOnce(false);
  const say = vi.spyOn(window, 'alert').mockReturnValue();
  draw();
  await expect(confirm({ confirm: 'Yes, sent' })).resolves.toBe(true);
  await expect(confirm({ confirm: 'Yes, sent' })).resolves.toBe(false);
  await tell({ title: 'Submission failed', text: 'No connection.' });
  expect(ask).toHaveBeenCalledWith('Are you sure?');
  expect(say).toHaveBeenCalledWith('Submission failed\n\nNo connection.');
  expect(screen.getByText('Half a thought')).toBeVisible();
});

it('says what went wrong, and is silent about the rest', async () => {
  const say = vi.spyOn(window, 'alert').mockReturnValue();
  draw();
  toast('Saved');
  toast('Failed to update profile', { kind: 'error' });
  await waitFor(() => expect(say).toHaveBeenCalledWith('Failed to update profile'));
  expect(say).toHaveBeenCalledOnce();
  expect(screen.getByText('Half a thought')).toBeVisible();
});
