import { api } from '@lab/contract';
import { setupSteps } from '@lab/contract/features/setup/checklist/steps';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import FirstSteps from './first-steps.tsx';

const names = setupSteps.map(({ name }) => name);
const checklist = (done: typeof names, hidden = false) =>
  stubServer().answers(api.setup.checklist, { hidden, done, local: false });

it('shows where something is missing, and leads to its form', async () => {
  checklist(['contact', 'areas']);
  renderPage(<FirstSteps />);
  expect(await screen.findByRole('link', { name: 'Add your first person' })).toHaveAttribute(
    'href',
    '/dashboard/teamMembers?new',
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Add your first paper')).toBe('/dashboard/importWorks');
  expect(hrefOf('Add your first picture')).toBe('/dashboard/updateInfo');
  expect(hrefOf('Add your first news item')).toBe('/dashboard/addNews?new');
  expect(hrefOf('All steps')).toBe('/dashboard');
  expect(screen.queryByRole('link', { name: 'Add your first research area' })).toBeNull();
  expect(screen.getByRole('progressbar', { name: '2 of 13 steps done' })).toHaveValue(2);
});

it.each<[string, typeof names, boolean]>([
  ['everything that the home page shows is there', names.filter((name) => name !== 'legal'), false],
  ['the list of steps was hidden', [], true],
])('shows nothing when %s', async (_, done, hidden) => {
  const server = checklist(done, hidden);
  const { container } = renderPage(<FirstSteps />);
  await waitFor(() => expect(server.calls(api.setup.checklist)).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('a')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});
