import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BusyButton } from './busy-button.tsx';
import { Button } from './button.tsx';

it.each([
  ['of visitors', Button],
  ['of MUI', BusyButton],
])('a button %s says that it waits, keeps its name, and cannot be pressed again', (_, Pressed) => {
  const { rerender } = render(<Pressed isBusy={false}>Send</Pressed>);
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-busy');
  rerender(<Pressed isBusy>Send</Pressed>);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
});
