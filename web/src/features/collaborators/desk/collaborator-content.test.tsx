import { api } from '@lab/contract';
import { collaboratorKind } from '@lab/contract/features/collaborators/kind';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentPage } from '../../../desk/content-page.tsx';
import { kindContent } from '../../../desk/kind-content.tsx';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';

const collaboratorContent = kindContent('collaborators', collaboratorKind);

test('a collaborator needs a name and a logo', async () => {
  stubServer().answers(api.collaborators.list, []);
  const { user } = renderPage(<ContentPage content={collaboratorContent} preview={() => null} />, {
    at: '/?new',
  });
  await user.click(screen.getByRole('button', { name: 'Add collaborator' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Please upload a logo image')).toBeVisible();
});
