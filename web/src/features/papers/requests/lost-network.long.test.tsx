// The upload of a picture fails: the author is told within ten seconds, and no text is lost.
import { api } from '@lab/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimedOut } from '../../../lib/timeouts.ts';
import { uploadImage } from '../../../lib/upload.ts';
import { networkGoes } from '../../../test/network.ts';
import { anArea, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import EditPage from './edit-page.tsx';

vi.mock('../../../lib/upload.ts', () => ({ uploadImage: vi.fn() }));

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const failed = 'Something went wrong';
const sent = '/images/papers/u1/new.webp';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 600, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'], { type: 'image/webp' })),
  );
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

async function edit() {
  const server = stubServer()
    .answers(api.areas.list, [anArea()])
    .answers(api.papers.edit, { result: { modifiedCount: 1 } });
  const request = { ...aPaper(), message: '' };
  const page = renderPage(<EditPage />, {
    path: '/edit/:id',
    at: `/edit/${request._id}`,
    state: request,
    session: { user },
  });
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Tides' } });
  fireEvent.change(screen.getByLabelText('Image'), { target: { files: [file] } });
  await waitFor(() => expect(screen.getByAltText('Preview')).toHaveAttribute('src', 'blob:picture'));
  press('Save Changes');
  return { server, page };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const edits = (server: ReturnType<typeof stubServer>) => server.calls(api.papers.edit);

it('says so after ten seconds, and tries again with what is written by then', async () => {
  vi.mocked(uploadImage)
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValueOnce(sent);
  const { server, page } = await edit();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Tides');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Tides at night' } });
  press('Try again');
  await waitFor(() => expect(page.address()).toBe('/dashboard/pendingPaper'));
  const { _id, authorEmail, createdAt } = aPaper();
  expect(edits(server)).toMatchObject([
    { body: { _id, authorEmail, createdAt, title: 'Tides at night', image: sent } },
  ]);
});

it('gives the form back on Cancel, and sends nothing any more', async () => {
  let arrives = (_address: string) => {};
  vi.mocked(uploadImage).mockReturnValueOnce(
    new Promise((resolve) => {
      arrives = resolve;
    }),
  );
  const { server } = await edit();
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByText(failed);
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled());
  expect(screen.queryByText(failed)).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveValue('Tides');
  arrives(sent);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(edits(server)).toHaveLength(0);
});

it('says at once that there is no connection, and goes on by itself when it is back', async () => {
  vi.mocked(uploadImage).mockRejectedValueOnce(new TimedOut()).mockResolvedValueOnce(sent);
  const { server, page } = await edit();
  act(() => networkGoes('offline'));
  const text = `${failed} No connection. This continues by itself when the network is back.`;
  expect(await screen.findByText(text)).toBeVisible();
  // The effect that listens for the network runs after the render.
  await act(async () => {});
  await act(async () => networkGoes('online'));
  await waitFor(() => expect(page.address()).toBe('/dashboard/pendingPaper'));
  expect(edits(server)).toHaveLength(1);
});
