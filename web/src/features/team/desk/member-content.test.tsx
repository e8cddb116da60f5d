import { api } from '@lab/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentPage } from '../../../desk/content-page.tsx';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { memberContent } from './member-content.tsx';

// Specification, section 3: "role (Advisor, Research Director, Researcher, Research Assistant; default 'Advisor')".
test('a new member is an Advisor unless another role is chosen', async () => {
  const server = stubServer().answers(api.team.list, []).answers(api.team.create, { insertedId: 'm1' });
  const { user } = renderPage(<ContentPage content={memberContent} preview={() => null} />);
  await user.type(screen.getByLabelText(/^Name/), 'Tom Team');
  await user.click(screen.getByRole('button', { name: 'Add member' }));
  await waitFor(() => expect(server.calls(api.team.create)[0]?.body).toMatchObject({ role: 'Advisor' }));
});

test('a member that cannot be added: the server’s sentence, or the specification’s', async () => {
  const server = stubServer().answers(api.team.list, []);
  server.fails(api.team.create, 500, { code: 'internal', message: 'Internal Server Error' });
  const { user } = renderPage(<ContentPage content={memberContent} preview={() => null} />);
  await user.type(screen.getByLabelText(/^Name/), 'Tom Team');
  await user.click(screen.getByRole('button', { name: 'Add member' }));
  expect(await screen.findByText('Failed to add member')).toBeVisible();
});
