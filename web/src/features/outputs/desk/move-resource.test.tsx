import { api } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { memberResourceKind, resourceKind } from '@lab/contract/features/resources/kind';
import { contentCalls } from '@lab/contract/kinds/content-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kindDesk } from '../../../desk/kind-content.tsx';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { hiding, showing } from './move-resource.tsx';

const row = { _id: 'r1', createdAt: '2026-01-01T00:00:00.000Z', references: [] };
const Resources = kindDesk('resources', resourceKind, () => null, hiding);
const ForMembers = kindDesk('memberResources', memberResourceKind, () => null, showing);

async function choose(user: ReturnType<typeof renderPage>['user'], action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions: The tank' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

test('an admin hides a resource after a warning, and a refusal is said', async () => {
  const resource = { ...row, ...emptyValues(resourceKind.fields), title: 'The tank' };
  const server = stubServer().answers(contentCalls.resources.list, [resource]);
  server.fails(api.forMembers.hide, 404, { code: 'not-found', message: 'Resource not found.' });
  const { user } = renderPage(<Resources />);
  const dialog = await choose(user, 'Show to members only…');
  expect(dialog.getByText(/Copies that search engines or people have made stay/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Show to members only' }));
  expect(await screen.findByText('Resource not found.')).toBeInTheDocument();
  server.answers(api.forMembers.hide, { success: true }).answers(contentCalls.resources.list, []);
  await user.click(dialog.getByRole('button', { name: 'Show to members only' }));
  expect(await screen.findByText('Only members see it now')).toBeInTheDocument();
  expect(server.calls(api.forMembers.hide)[1]?.params).toEqual({ id: 'r1' });
  expect(await screen.findByText('There are no resources yet.')).toBeInTheDocument();
});

test('an admin shows a resource for members to everybody, or leaves it', async () => {
  const resource = { ...row, ...emptyValues(memberResourceKind.fields), title: 'The tank' };
  const server = stubServer()
    .answers(contentCalls.memberResources.list, [resource])
    .answers(api.forMembers.show, { success: true });
  const { user } = renderPage(<ForMembers />);
  const dialog = await choose(user, 'Show to everybody…');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(api.forMembers.show)).toEqual([]);
  const again = await choose(user, 'Show to everybody…');
  await user.click(again.getByRole('button', { name: 'Show to everybody' }));
  expect(await screen.findByText('Everybody sees it now')).toBeInTheDocument();
});
