import { api } from '@lab/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anArea, aPaper, inBrief } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { MoreAreas } from './more-areas.tsx';

const areas = ['Waves', 'Physics', 'Foam', 'Mud'].map((departmentName, at) =>
  inBrief(anArea({ _id: `a${at}`, departmentName })),
);
const paper = aPaper({ category: 'Waves', moreAreas: [{ _id: 'a1', name: 'Physics' }] });
const field = () => screen.findByRole('combobox', { name: 'Also in' });

test('a choice is saved at once, its own area is none, and there are no more than two', async () => {
  const server = stubServer()
    .answers(api.areas.brief, areas)
    .answers(api.papers.placeInAreas, { modifiedCount: 1 });
  const { user } = renderPage(<MoreAreas row={paper} />);
  await waitFor(async () => expect(await field()).toHaveTextContent('Physics'));
  await user.click(await field());
  expect(screen.queryByRole('option', { name: 'Waves' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Foam' }));
  await waitFor(() => expect(server.calls(api.papers.placeInAreas)).toHaveLength(1));
  expect(server.calls(api.papers.placeInAreas)[0]).toMatchObject({
    params: { id: 'p1' },
    body: { areas: ['a1', 'a2'], before: ['a1'] },
  });
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'Mud' })).toHaveAttribute('aria-disabled', 'true'),
  );
});

test('a refused choice is not shown as made', async () => {
  const server = stubServer().answers(api.areas.brief, areas);
  server.fails(api.papers.placeInAreas, 409, { code: 'conflict', message: 'Changed meanwhile.' });
  const { user } = renderPage(<MoreAreas row={paper} />);
  await waitFor(async () => expect(await field()).toHaveTextContent('Physics'));
  await user.click(await field());
  await user.click(screen.getByRole('option', { name: 'Foam' }));
  expect(await screen.findByText('Changed meanwhile.')).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Foam' })).toHaveAttribute('aria-selected', 'false');
});
