import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { ConsentField, useConsent } from './consent-field.tsx';

const refusal = new ApiError(400, 'invalid', 'Changed', { consent: 'Changed' });

function Asking() {
  const consent = useConsent();
  return (
    <>
      <ConsentField consent={consent} />
      <button type="button" onClick={() => void consent.isMissing()}>
        Send
      </button>
      <button type="button" onClick={() => consent.checkAgain(refusal)}>
        Refused
      </button>
      <output>{consent.agreed ?? 'none'}</output>
    </>
  );
}

test('without a text nothing is asked, and nothing is missing', async () => {
  const server = stubServer().answers(api.consent.current, { text: '', version: 3 });
  const { user } = renderPage(<Asking />);
  await expect.poll(() => server.calls(api.consent.current)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('with a text the person has to agree, and again after the lab has changed it', async () => {
  const server = stubServer().answers(api.consent.current, { text: 'We keep your data.', version: 3 });
  const { user } = renderPage(<Asking />);
  const box = await screen.findByRole('checkbox', { name: 'I have read this and agree' });
  expect(box).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(box).toHaveAccessibleDescription('Please read the text and agree to it');
  await user.click(box);
  expect(box).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('3');

  server.answers(api.consent.current, { text: 'We keep it longer.', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Refused' }));
  expect(await screen.findByText('We keep it longer.')).toBeVisible();
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/has changed/);
  await user.click(box);
  expect(screen.getByRole('status')).toHaveTextContent('4');
});
