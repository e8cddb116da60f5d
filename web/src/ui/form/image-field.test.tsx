import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { prepareImage } from '../../lib/images.ts';
import { uploadImage } from '../../lib/upload.ts';
import { useImageUpload } from '../../lib/upload-image.ts';
import { ImageField } from './image-field.tsx';

vi.mock('../../lib/images.ts');
vi.mock('../../lib/upload.ts');

const attempt = { signal: new AbortController().signal, reportProgress: () => {} };

function Field() {
  const upload = useImageUpload({ purpose: 'news' });
  return (
    <>
      <ImageField label="Picture" upload={upload} width={192} height={128} />
      <button type="button" onClick={() => void upload.send(attempt)}>
        Send
      </button>
    </>
  );
}

test('a picture that is being sent cannot be replaced by one that would not be sent', async () => {
  let arrive = (_address: string) => {};
  vi.mocked(prepareImage).mockResolvedValue({ purpose: 'news', width: 9, height: 6, original: new Blob() });
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
