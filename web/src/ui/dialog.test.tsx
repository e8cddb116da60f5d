import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { confirm, confirmWithText, showAlert } from './confirm.ts';
import { DialogHost } from './dialog-host.tsx';

const question = { text: "You won't be able to revert this!", confirm: 'Yes, Log out!' };

describe('confirm', () => {
  it('resolves to the answer', async () => {
    render(<DialogHost />);
    const answer = confirm(question);
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(dialog).toHaveAccessibleDescription("You won't be able to revert this!");
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Log out!' }));
    await expect(answer).resolves.toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('treats Cancel and Escape as a no', async () => {
    render(<DialogHost />);
    const first = confirm(question);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(first).resolves.toBe(false);

    const second = confirm(question);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(second).resolves.toBe(false);
  });

  it('returns the entered text, and refuses one that is too long', async () => {
    render(<DialogHost />);
    const words = { label: 'Reason (optional)', help: 'Jane will read it.', max: 10, start: 'Out of' };
    const answer = confirmWithText({ ...question, words });
    const field = await screen.findByRole('textbox', { name: 'Reason (optional)' });
    expect(field).toHaveValue('Out of');
    expect(field).toHaveAccessibleDescription('Jane will read it.6/10');
    const yes = screen.getByRole('button', { name: 'Yes, Log out!' });
    fireEvent.change(field, { target: { value: 'Out of scope' } });
    expect(yes).toBeDisabled();
    // This emoji consists of several code points, but a person counts one character.
    fireEvent.change(field, { target: { value: '👨‍👩‍👧'.repeat(10) } });
    expect(field).toHaveAccessibleDescription('Jane will read it.10/10');
    expect(yes).toBeEnabled();
    fireEvent.change(field, { target: { value: ' Too old ' } });
    await userEvent.click(yes);
    await expect(answer).resolves.toBe('Too old');

    const other = confirmWithText({ ...question, words: { ...words, start: undefined } });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Log out!' }));
    await expect(other).resolves.toBe('');
    const third = confirmWithText({ ...question, words });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(third).resolves.toBeNull();
  });

  it('returns the focus to the element that had it before', async () => {
    render(
      <>
        <button type="button">Opener</button>
        <DialogHost />
      </>,
    );
    screen.getByText('Opener').focus();
    void confirm(question);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('Opener')).toHaveFocus());
  });

  it('asks one question after the other', async () => {
    render(<DialogHost />);
    void showAlert({ title: 'First' });
    void showAlert({ title: 'Second' });
    expect(await screen.findByRole('dialog', { name: 'First' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('dialog', { name: 'Second' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  });
});
