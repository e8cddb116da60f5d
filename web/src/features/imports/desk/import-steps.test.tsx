import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ImportSteps } from './import-steps.tsx';

test.each([
  [undefined, 'Choose a file'],
  ['looking', 'Check the plan'],
  ['planned', 'Check the plan'],
  ['running', 'Import'],
] as const)('in the state %s the step is %s', (state, name) => {
  render(<ImportSteps {...(state && { state })} />);
  const current = screen
    .getAllByRole('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([name]);
});

test('after the import no step is left', () => {
  render(<ImportSteps state="done" />);
  expect(screen.getAllByRole('listitem').some((step) => step.hasAttribute('aria-current'))).toBe(false);
});
