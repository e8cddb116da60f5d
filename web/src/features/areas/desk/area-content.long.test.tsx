import { api } from '@lab/contract';
import type { AreaForm } from '@lab/contract/features/areas/kind';
import { areaKind } from '@lab/contract/features/areas/kind';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentPage } from '../../../desk/content-page.tsx';
import { kindContent } from '../../../desk/kind-content.tsx';
import { anArea } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { chooseRowAction } from '../../../test/row-menu.ts';
import { stubServer } from '../../../test/server.ts';

const areaContent = kindContent('areas', areaKind);

test('an area asks for its own fields and for those of each sub-department', async () => {
  stubServer().answers(api.areas.list, []);
  const Preview = ({ values }: { values: AreaForm }) => <p>{values.departmentName}</p>;
  const { user } = renderPage(<ContentPage content={areaContent} preview={Preview} />, { at: '/?new' });
  await user.click(screen.getByRole('button', { name: 'Add sub-department' }));
  await user.click(screen.getByRole('button', { name: 'Add research area' }));
  for (const text of [
    'Department name is required',
    'Description is required',
    'Sub-department name is required',
    'Sub-department description is required',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Remove sub-department 1' }));
  expect(screen.queryByText('Sub-department name is required')).toBeNull();
});

test('an area in use is deleted once it is said where what is in it goes', async () => {
  const reason = 'Waves is in use: 2 papers. Choose the research area they go to.';
  const server = stubServer()
    .answers(api.areas.list, [anArea(), anArea({ _id: 'a2', departmentName: 'Tides' })])
    .fails(api.areas.delete, 409, { code: 'conflict', message: reason, fields: { moveTo: reason } });
  const { user } = renderPage(<ContentPage content={areaContent} preview={() => null} />);
  await chooseRowAction(user, 'Waves', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  const question = within(await screen.findByRole('region', { name: 'Delete Waves' }));
  expect(question.getByRole('alert')).toHaveTextContent(reason);
  const choice = question.getByRole('combobox', { name: 'Move to' });
  expect(choice).toHaveFocus();
  const move = question.getByRole('button', { name: 'Move and delete' });
  expect(move).toBeDisabled();
  expect(question.queryByRole('option', { name: 'Waves' })).toBeNull();

  await user.selectOptions(choice, 'Tides');
  server.fails(api.areas.delete, 500, { code: 'internal', message: 'Internal Server Error' });
  await user.click(move);
  await waitFor(() => expect(move).toBeEnabled());
  expect(choice).toHaveValue('a2');

  server.answers(api.areas.delete, { deletedCount: 1 });
  await user.click(move);
  expect(await screen.findByText('Research area deleted')).toBeVisible();
  expect(server.calls(api.areas.delete).at(-1)).toMatchObject({
    params: { id: 'a1' },
    query: { moveTo: 'a2' },
  });
  expect(screen.queryByRole('region', { name: 'Delete Waves' })).toBeNull();
});

test('an area in use stays when the question is put away', async () => {
  const reason = 'Waves is in use: 1 application. Choose the research area they go to.';
  const server = stubServer()
    .answers(api.areas.list, [anArea()])
    .fails(api.areas.delete, 409, { code: 'conflict', message: reason, fields: { moveTo: reason } });
  const { user } = renderPage(<ContentPage content={areaContent} preview={() => null} />);
  await chooseRowAction(user, 'Waves', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  const question = await screen.findByRole('region', { name: 'Delete Waves' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(question).not.toBeInTheDocument();
  expect(server.calls(api.areas.delete)).toHaveLength(1);
});
