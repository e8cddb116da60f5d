import { emptyValues } from '@lab/contract/core/content/field-type';
import { softwareKind } from '@lab/contract/features/outputs/software/kind';
import { contentCalls } from '@lab/contract/kinds/content-calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchDesk } from '../../../app/kind-desks.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';

const readAt = '2026-03-12T10:00:00.000Z';
const facts = {
  stars: 12,
  version: 'v1.2.0',
  releasedAt: '2026-03-01',
  apa: [{ text: 'Wrangel, S.', italic: false }],
  bibtex: '@software{wrangel}',
  readAt,
  problem: '',
  failures: 0,
} as const;

async function open(over: object) {
  const row = {
    _id: 's1',
    createdAt: readAt,
    ...emptyValues(softwareKind.fields),
    title: 'Tidewright',
    repository: 'https://github.com/foam/tidewright',
    ...over,
  };
  stubServer().answers(contentCalls.software.list, [row]).answers(contentCalls.software.get, row);
  const { default: Desk } = await fetchDesk('software');
  renderPage(<Desk />, { path: '/dashboard/software', at: '/dashboard/software?edit=s1' });
  await screen.findByRole('textbox', { name: /^Repository/ });
}

const region = () => screen.getByRole('region', { name: 'Read from the repository' });

test('the form says when the repository was read, and what was found', async () => {
  await open({ fromRepository: facts });
  expect(region()).toHaveTextContent(/Last read Mar 12, 2026/);
  expect(region()).toHaveTextContent('Stars: 12.Last release: v1.2.0.With a citation from CITATION.cff.');
  expect(region()).not.toHaveTextContent('failed');
});

test('the form says what failed, and how often', async () => {
  const none = { ...facts, stars: null, version: '', apa: [], bibtex: '', readAt: '' };
  await open({ fromRepository: { ...none, problem: 'missing', failures: 3 } });
  expect(region()).toHaveTextContent(
    /^Read from the repositoryThe last 3 attempts failed\. There is no public repository at this address\.$/,
  );
});

test('the form says that nothing was read yet, and nothing without a repository', async () => {
  await open({});
  expect(region()).toHaveTextContent('Not read yet.');
});

test('a record without a repository has no such part', async () => {
  await open({ repository: '' });
  expect(screen.queryByRole('region', { name: 'Read from the repository' })).toBeNull();
});
