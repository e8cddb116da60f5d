import { api } from '@lab/contract';
import type { PositionForm } from '@lab/contract/positions/kind';
import { positionKind } from '@lab/contract/positions/kind';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentPage } from '../../../desk/content-page.tsx';
import { kindContent } from '../../../desk/kind-content.tsx';
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
