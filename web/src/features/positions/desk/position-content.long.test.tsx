import { api } from '@lab/contract';
import type { PositionForm } from '@lab/contract/features/positions/kind';
import { positionKind } from '@lab/contract/features/positions/kind';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentPage } from '../../../desk/content-page.tsx';
import { kindContent } from '../../../desk/kind-content.tsx';
import { aPosition } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';

const positionContent = kindContent('positions', positionKind);

test('a role that is open already is said under the role', async () => {
  const taken = 'There is already an open position with this role';
  stubServer()
    .answers(api.positions.list, [])
    .fails(api.positions.create, 409, { code: 'conflict', message: taken, fields: { role: taken } });
  const Preview = ({ values }: { values: PositionForm }) => <p>{values.role}</p>;
  const { user } = renderPage(<ContentPage content={positionContent} preview={Preview} />, { at: '/?new' });
  for (const label of [/^Role/, /^Qualifications/, /^Experience/, /^International exposure/]) {
    await user.type(screen.getByLabelText(label), 'Some');
  }
  await user.click(screen.getByRole('button', { name: 'Add position' }));
  await waitFor(() => expect(screen.getByLabelText(/^Role/)).toHaveAccessibleDescription(taken));
});

test('the list contains closed positions too, and the form closes one', async () => {
  const server = stubServer()
    .answers(api.positions.list, [aPosition({ state: 'closed', role: 'Diver' }), aPosition({ _id: 'o2' })])
    .answers(api.positions.get, aPosition({ _id: 'o2' }))
    .answers(api.positions.edit, { modifiedCount: 1 });
  const { user } = renderPage(<ContentPage content={positionContent} preview={() => null} />);
  const closed = (await screen.findByRole('button', { name: 'Edit: Diver' })).closest('tr') as HTMLElement;
  expect(within(closed).getByText(/^Closed/)).toBeVisible();
  expect(server.calls(api.positions.list)[0]?.query).toMatchObject({ closed: 'true' });
  await user.click(screen.getByRole('button', { name: 'Edit: Researcher' }));
  const closes = await screen.findByRole('switch', { name: /^Closed/ });
  expect(closes).not.toBeChecked();
  await user.click(closes);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Position updated successfully')).toBeVisible();
  expect(server.calls(api.positions.edit)[0]?.body).toMatchObject({
    state: 'closed',
    before: { state: 'open' },
  });
});
