import { api } from '@lab/contract';
import { invitationTexts } from '@lab/contract/features/invitations/texts';
import { screen, waitFor } from '@testing-library/react';
import type { Auth } from 'firebase/auth';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { AcceptForm } from './accept-form.tsx';
import { signIn } from './sign-in.ts';

vi.mock('./sign-in.ts', () => ({ signIn: vi.fn(), signInWithGoogle: vi.fn() }));

const act = <Result,>(action: (auth: Auth) => Promise<Result>) => action({} as Auth);
const gone = { code: 'not-found', message: invitationTexts.errors.gone } as const;

async function acceptTwice() {
  const server = stubServer().answers(api.consent.current, { text: '', version: 0 });
  server.isUnreachable(api.invitations.accept);
  const { user } = renderPage(
    <AcceptForm
      invitation={{ email: 'jane@example.org', name: 'Jane', hasProfile: false }}
      invitationKey="k"
    />,
    { session: { act } },
  );
  await user.type(screen.getByLabelText('Password'), 'Kestrel.2026');
  await user.type(screen.getByLabelText('Confirm Password'), 'Kestrel.2026');
  await user.click(screen.getByRole('button', { name: invitationTexts.submit }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.fails(api.invitations.accept, 404, gone);
  await user.click(again);
}

test('who has accepted, but heard nothing of it, is signed in by the next try', async () => {
  vi.mocked(signIn).mockReset().mockResolvedValue();
  await acceptTwice();
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1), { timeout: 3000 });
  expect(screen.queryByText(gone.message)).toBeNull();
});

test('an invitation that is gone says so after a lost connection too', async () => {
  vi.mocked(signIn).mockReset().mockRejectedValue(new Error('wrong'));
  await acceptTwice();
  expect(await screen.findByText(gone.message)).toBeVisible();
});
