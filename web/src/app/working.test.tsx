import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { Working } from './dashboard-frame.tsx';

let end = () => {};

function Row() {
  const deleting = useMutation({
    mutationFn: () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  });
  return (
    <button type="button" onClick={() => deleting.mutate()}>
      Delete
    </button>
  );
}

test('a deletion that takes long can be seen until it has ended', async () => {
  const { user } = renderPage(
    <>
      <Working />
      <Row />
    </>,
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument();
  await act(async () => end());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
