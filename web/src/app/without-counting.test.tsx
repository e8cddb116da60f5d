import { countingId } from '@lab/contract/features/settings/visits';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { WithoutCounting } from './screen.tsx';

const reload = vi.fn();

function open(path: string, counts: boolean) {
  vi.stubGlobal('location', { reload });
  if (counts) document.head.append(Object.assign(document.createElement('script'), { id: countingId }));
  render(
    <MemoryRouter initialEntries={[path]}>
      <WithoutCounting>
        <p>Password</p>
      </WithoutCounting>
    </MemoryRouter>,
  );
}

afterEach(() => {
  document.getElementById(countingId)?.remove();
  reload.mockClear();
  vi.unstubAllGlobals();
});

test('after a counted page, one with passwords is loaded without the script', () => {
  open('/login', true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Password')).toBeNull();
});

test.each([
  ['/login', false],
  ['/news', true],
])('%s is shown at once, with a script: %s', (path, counts) => {
  open(path, counts);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('Password')).toBeVisible();
});
