import { api } from '@lab/contract';
import { setupSteps } from '@lab/contract/features/setup/checklist/steps';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { SetupChecklist, ShowChecklist } from './checklist.tsx';

const open = () =>
  renderPage(
    <>
      <SetupChecklist />
      <ShowChecklist />
    </>,
  );
const all = setupSteps.map(({ name }) => name);
const heading = () => screen.queryByRole('heading', { name: 'Complete your lab' });

it('says what is done, and leads to where each step is done', async () => {
  stubServer().answers(api.setup.checklist, { hidden: false, done: ['people', 'works'], local: true });
  open();
  expect(await screen.findByText(`2 of ${all.length} done`, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: /^People.*Done$/ })).toHaveAttribute(
    'href',
    '/dashboard/teamMembers',
  );
  expect(screen.getByRole('link', { name: /^News.*To do$/ })).toHaveAttribute('href', '/dashboard/addNews');
  expect(screen.getAllByRole('link')).toHaveLength(all.length);
  expect(screen.getByText(/^This lab is only on this machine/)).toBeVisible();
});

it('does not speak of this machine where the lab is deployed', async () => {
  stubServer().answers(api.setup.checklist, { hidden: false, done: [], local: false });
  open();
  await waitFor(() => expect(heading()).toBeVisible());
  expect(screen.queryByText(/this machine/)).toBeNull();
});

it('is hidden, and brought back', async () => {
  let hidden = false;
  const server = stubServer()
    .answers(api.setup.checklist, () => ({ hidden, done: [], local: false }))
    .answers(api.setup.changeChecklist, ({ body }) => {
      ({ hidden } = body as { hidden: boolean });
      return { success: true };
    });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Hide this list' }));
  await user.click(await screen.findByRole('button', { name: 'Show what is left to set up' }));
  await waitFor(() => expect(heading()).toBeVisible());
  expect(server.calls(api.setup.changeChecklist).map(({ body }) => body)).toEqual([
    { hidden: true },
    { hidden: false },
  ]);
});

it('stays, with a sentence, when it cannot be hidden', async () => {
  stubServer()
    .answers(api.setup.checklist, { hidden: false, done: [], local: false })
    .fails(api.setup.changeChecklist, 503, { code: 'unavailable', message: 'Busy.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Hide this list' }));
  expect(await screen.findByText('Busy.')).toBeVisible();
  expect(heading()).toBeVisible();
});

it.each([
  ['all is done', () => stubServer().answers(api.setup.checklist, { hidden: false, done: all, local: true })],
  [
    'all is done and it was hidden',
    () => stubServer().answers(api.setup.checklist, { hidden: true, done: all, local: true }),
  ],
  [
    'it cannot be loaded',
    () => stubServer().fails(api.setup.checklist, 503, { code: 'unavailable', message: '' }),
  ],
])('shows nothing when %s', async (_, stub) => {
  const server = stub();
  open();
  await waitFor(() => expect(server.calls(api.setup.checklist)).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(heading()).toBeNull();
});
