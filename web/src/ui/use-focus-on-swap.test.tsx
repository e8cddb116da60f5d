import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusOnSwap } from './use-focus-on-swap.ts';

function Section() {
  const [editing, setEditing] = useState(false);
  const place = useFocusOnSwap<HTMLDivElement>(editing);
  return (
    <div ref={place} tabIndex={-1} data-testid="place">
      {editing ? (
        <>
          <input aria-label="Name" />
          <button key="save" type="button" onClick={() => setEditing(false)}>
            Save
          </button>
        </>
      ) : (
        <button key="edit" type="button" onClick={() => setEditing(true)}>
          Edit
        </button>
      )}
    </div>
  );
}

test('the keyboard goes on where the form has come, and where it was', async () => {
  render(<Section />);
  expect(document.body).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('place')).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('place')).toHaveFocus());
});
