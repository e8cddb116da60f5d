import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UploadTask } from 'firebase/storage';
import { StrictMode } from 'react';
import type { ReactFireGlobals } from 'reactfire';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { openStorage } from '../../lib/firebase-storage.ts';
import { prepareImage } from '../../lib/images.ts';
import { useImageUpload } from '../../lib/upload-image.ts';
import { closeStorage, resetStorage, storage, storageServer } from '../../test/storage-server.ts';
import { UploadProgress } from './chosen-file.tsx';
import { ImageField } from './image-field.tsx';

// Only the sign-in and the resizing are mocked; the files go through the real SDK to a local server.
vi.mock('../../lib/firebase-storage.ts', () => ({ openStorage: vi.fn() }));
vi.mock('../../lib/images.ts', async (original) => ({
  ...(await original<object>()),
  prepareImage: vi.fn(),
}));

const { File: FileOfPage } = globalThis;
const errors = vi.fn();
addEventListener('error', errors);
const attempt = { signal: new AbortController().signal, reportProgress: () => {} };
const done = vi.fn();

/** Like the registration, where the email is not verified yet. */
function Field() {
  const upload = useImageUpload({ purpose: 'profile' });
  const send = () => void upload.send(attempt).then(done, done);
  return (
    <>
      <ImageField label="Picture" upload={upload} width={112} height={112} />
      <button type="button" onClick={send}>
        Send
      </button>
    </>
  );
}

const user = userEvent.setup();
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

async function choose() {
  const original = new Blob(['original']);
  vi.mocked(prepareImage).mockResolvedValue({ purpose: 'profile', width: 9, height: 9, original });
  render(
    <StrictMode>
      <Field />
    </StrictMode>,
  );
  await user.upload(screen.getByLabelText('Picture'), new FileOfPage(['a'], 'a.png', { type: 'image/png' }));
  await screen.findByText('a.png');
}

/** The uploads that reactfire remembers. */
const kept = () => [
  ...((globalThis as Partial<ReactFireGlobals>)._reactFirePreloadedObservables?.keys() ?? []),
];

beforeEach(() => {
  resetStorage();
  vi.clearAllMocks();
  URL.createObjectURL = () => 'blob:a.png';
  URL.revokeObjectURL = () => {};
  vi.mocked(openStorage).mockResolvedValue({ storage, uid: 'mia', verified: false });
});
afterAll(closeStorage);

it('a refused picture has its sentence, and the next try of the same names begins anew', async () => {
  await choose();
  storageServer.refuse = async () => {
    await vi.waitFor(() => expect(kept()).toHaveLength(1));
    return 403;
  };
  await send();
  expect(await screen.findByText(/^You may not upload this file/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  storageServer.refuse = () => undefined;
  await send();
  await waitFor(() => expect(done).toHaveBeenLastCalledWith('/images/profile/mia/1.webp'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
  expect(kept()).toEqual([]);
});

it('shows which part is sent', async () => {
  let send = (_bytes: number) => {};
  const snapshot = (bytesTransferred: number) => ({ ref: 'gs://lab/1', bytesTransferred, totalBytes: 8 });
  const on = vi.fn((_: string, next: (sent: object) => void) => {
    send = (bytes) => next(snapshot(bytes));
    return () => {};
  });
  const task: object = Object.assign(new Promise(() => {}), { snapshot: snapshot(0), on });
  const bar = () => screen.getByRole('progressbar');
  render(<UploadProgress task={task as UploadTask} />);
  expect(bar()).toHaveAttribute('aria-valuenow', '0');
  // Its code is loaded by then.
  await waitFor(() => expect(on).toHaveBeenCalled());
  send(2);
  await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '25'));
  send(8);
  await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '100'));
});
