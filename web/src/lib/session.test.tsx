import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSession } from './session.ts';
import { SessionProvider } from './session-provider.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function WhoIsHere() {
  const { loading, user } = useSession();
  return <p>{loading ? 'unknown' : (user?.name ?? 'a visitor')}</p>;
}

it('takes somebody whose browser forbids storage for a visitor', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  render(
    <SessionProvider>
      <WhoIsHere />
    </SessionProvider>,
  );
  expect(screen.getByText('a visitor')).toBeVisible();
});
