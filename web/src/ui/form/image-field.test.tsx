import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type PreparedImage, prepareImage } from '../../lib/images.ts';
import { uploadImage } from '../../lib/upload.ts';
import { useImageUpload } from '../../lib/upload-image.ts';
import { Form } from './form.tsx';
import { ImageField } from './image-field.tsx';

vi.mock('../../lib/images.ts');
vi.mock('../../lib/upload.ts');

const attempt = { signal: new AbortController().signal, reportProgress: () => {} };

function Field({ done = () => {} }: { done?: (address: string | undefined) => void }) {
  const upload = useImageUpload({ purpose: 'news' });
  return (
    <>
      <ImageField label="Picture" upload={upload} width={192} height={128} />
      <button type="button" onClick={() => void upload.send(attempt).then(done, () => {})}>
        Send
      </button>
    </>
  );
}

const prepared = { purpose: 'news' as const, width: 9, height: 6, original: new Blob() };
const choosing = (name: string) =>
  userEvent.upload(screen.getByLabelText('Picture'), new File(['a'], name, { type: 'image/png' }));

/** One choice that is being prepared until it is settled. */
function preparing() {
  const outcome = { resolve: (_image: PreparedImage) => {}, reject: (_error: Error) => {} };
  const promise = new Promise<PreparedImage>((resolve, reject) =>
    Object.assign(outcome, { resolve, reject }),
  );
  vi.mocked(prepareImage).mockReturnValueOnce(promise);
  return outcome;
}

test('of two choices the picture that is sent is the one that is shown, if the other is broken', async () => {
  const [first, second] = [preparing(), preparing()];
  vi.mocked(uploadImage).mockResolvedValue('/images/news/u1/a.webp');
  render(<Field />);
  await choosing('good.png');
  await choosing('broken.png');
  await act(async () => first.resolve(prepared));
  await act(async () => second.reject(new Error('No picture')));
  expect(await screen.findByText('good.png')).toBeVisible();
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(vi.mocked(uploadImage).mock.lastCall?.[0]).toBe(prepared);
});

test('of two broken choices none is sent', async () => {
  const [first, second] = [preparing(), preparing()];
  const done = vi.fn();
  render(<Field done={done} />);
  await choosing('broken.png');
  await choosing('broken-too.png');
  await act(async () => first.reject(new Error('No picture')));
  await act(async () => second.reject(new Error('No picture')));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(done).toHaveBeenCalledWith(undefined);
});

test('a picture that is being sent cannot be replaced by one that would not be sent', async () => {
  let arrive = (_address: string) => {};
  vi.mocked(prepareImage).mockResolvedValue(prepared);
  vi.mocked(uploadImage).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(<Field />);
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText('Picture'), new File(['a'], 'a.png', { type: 'image/png' }));
  await screen.findByText('a.png');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('Picture')).toBeDisabled();
  await act(async () => arrive('/images/news/u1/a.webp'));
  expect(screen.getByLabelText('Picture')).toBeEnabled();
});

test('a picture cannot be replaced while the form that names it is saved, after the upload has ended', async () => {
  let end = () => {};
  const saved = new Promise<void>((resolve) => {
    end = resolve;
  });
  render(
    <Form onSubmit={() => saved}>
      <Field />
      <button type="submit">Save</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Picture')).toBeDisabled();
  await act(async () => end());
  expect(screen.getByLabelText('Picture')).toBeEnabled();
});
