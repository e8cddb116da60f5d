import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TableInput } from './table-input.tsx';

function Table() {
  const [text, setText] = useState('');
  return <TableInput label="Table" value={text} wrong="" onWrite={setText} />;
}

const user = userEvent.setup();
const file = (...parts: BlobPart[]) => new File(parts, 'people.csv', { type: 'text/csv' });
const table = () => screen.getByLabelText('Table');

beforeEach(() => void render(<Table />));

test('the letters of a file that Excel saved in Germany are read', async () => {
  const bytes = Uint8Array.from('M\u00fcller;Gr\u00f6\u00dfe', (sign) => sign.charCodeAt(0));
  await user.upload(screen.getByLabelText('Choose a file'), file(bytes));
  await waitFor(() => expect(table()).toHaveValue('Müller;Größe'));
});

test('the same file can be chosen again after it was corrected', async () => {
  const input = screen.getByLabelText<HTMLInputElement>('Choose a file');
  await user.upload(input, file('one'));
  await waitFor(() => expect(table()).toHaveValue('one'));
  // Browsers tell nothing if the chosen file is the one that the field already has.
  expect(input.value).toBe('');
  fireEvent.change(table(), { target: { value: '' } });
  await user.upload(input, file('two'));
  await waitFor(() => expect(table()).toHaveValue('two'));
});

test('the keyboard reaches the field for the file', async () => {
  await user.tab();
  expect(screen.getByLabelText('Choose a file')).toHaveFocus();
});

test('a file that cannot be read is told below the field, until there is a table', async () => {
  const deleted = file('one');
  vi.spyOn(deleted, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  await user.upload(screen.getByLabelText('Choose a file'), deleted);
  await waitFor(() => expect(table()).toBeInvalid());
  expect(table()).toHaveAccessibleDescription('This file could not be read. Please choose it again.');
  await user.upload(screen.getByLabelText('Choose a file'), file('two'));
  await waitFor(() => expect(table()).toHaveValue('two'));
  expect(table()).toBeValid();
  expect(table()).toHaveAccessibleDescription('');
});
