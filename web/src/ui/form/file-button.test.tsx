import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileButton } from './file-button.tsx';
import { Form } from './form.tsx';

const file = new File(['a'], 'a.csv', { type: 'text/csv' });
const field = () => screen.getByLabelText<HTMLInputElement>('Table of people');

test('the same file can be chosen twice, and a press on the words reaches the field', async () => {
  const chosen = vi.fn();
  const pressed = vi.fn();
  render(
    <FileButton label="Table of people" accept=".csv" onChoose={chosen}>
      Choose
    </FileButton>,
  );
  field().addEventListener('click', pressed);
  await userEvent.click(screen.getByText('Choose'));
  expect(pressed).toHaveBeenCalledOnce();
  await userEvent.upload(field(), file);
  // Browsers tell nothing if the chosen file is the one that the field already has.
  expect(field().value).toBe('');
  await userEvent.upload(field(), file);
  expect(chosen.mock.calls).toEqual([[file], [file]]);
});

test('the keyboard reaches it, but not while its form is saved', async () => {
  let end = () => {};
  const saved = new Promise<void>((resolve) => {
    end = resolve;
  });
  render(
    <Form onSubmit={() => saved}>
      <FileButton label="Table of people" accept=".csv" onChoose={() => {}}>
        Choose
      </FileButton>
      <button type="submit">Save</button>
    </Form>,
  );
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field()).toBeDisabled();
  await act(async () => end());
  expect(field()).toBeEnabled();
});
