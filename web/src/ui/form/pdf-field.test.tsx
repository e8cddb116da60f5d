import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { uploadPdf } from '../../lib/upload.ts';
import { usePdfUpload } from '../../lib/upload-pdf.ts';
import { PdfField } from './pdf-field.tsx';

vi.mock('../../lib/upload.ts');

const attempt = { signal: new AbortController().signal, reportProgress: () => {} };
const file = (name: string, type = 'application/pdf') => new File(['%PDF'], name, { type });

function Field() {
  const { control } = useForm({ defaultValues: { pdf: '' } });
  const pdf = usePdfUpload();
  return (
    <>
      <PdfField control={control} name="pdf" pdf={pdf} />
      <button type="button" onClick={() => void pdf.send(attempt)}>
        Send
      </button>
    </>
  );
}

test('a file that was refused can be chosen again after it was corrected', async () => {
  render(<Field />);
  const input = screen.getByLabelText<HTMLInputElement>('PDF');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(input, file('tides.pdf', 'text/plain'));
  expect(screen.getByRole('alert')).toBeVisible();
  // Browsers tell nothing if the chosen file is the one that the field already has.
  expect(input.value).toBe('');
});

test('what is being sent cannot be replaced, also with the keyboard', async () => {
  let arrive = (_address: string) => {};
  vi.mocked(uploadPdf).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(<Field />);
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText('PDF'), file('tides.pdf'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('PDF')).toBeDisabled();
  await act(async () => arrive('/files/papers/u1/a.pdf'));
  expect(screen.getByLabelText('PDF')).toBeEnabled();
  expect(screen.getByText('tides.pdf')).toBeVisible();
});
