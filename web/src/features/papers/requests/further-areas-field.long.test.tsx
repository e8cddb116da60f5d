import { api } from '@lab/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anArea, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { type StubServer, stubServer } from '../../../test/server.ts';
import EditPage from './edit-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const names = ['Waves', 'Physics', 'Foam', 'Mud'];

let server: StubServer;
beforeEach(() => {
  server = stubServer()
    .answers(
      api.areas.list,
      names.map((departmentName, at) => anArea({ _id: `a${at}`, departmentName })),
    )
    .answers(api.alumni.people, [])
    .answers(api.papers.edit, { result: { modifiedCount: 1 } })
    .answers(api.papers.pendingOne, {
      ...aPaper({ category: 'Waves', moreAreas: ['Physics'] }),
      message: '',
    });
});

const open = () => renderPage(<EditPage />, { path: '/edit/:id', at: '/edit/p1', session: { user } }).user;
const field = () => screen.findByRole('combobox', { name: 'Further areas' });
const sent = () => server.calls(api.papers.edit)[0]?.body;
const chips = async () =>
  [...((await field()).closest('.MuiInputBase-root')?.querySelectorAll('.MuiChip-label') ?? [])].map(
    ({ textContent }) => textContent,
  );

async function choices(hand: ReturnType<typeof open>): Promise<(string | null)[]> {
  await hand.click(await field());
  const list = await screen.findByRole('listbox', { name: 'Further areas' });
  return within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

test('shows those of the paper, offers the others, and takes two at most', async () => {
  const hand = open();
  expect(await field()).toHaveAccessibleDescription(/^At most two/);
  await waitFor(async () => expect(await chips()).toEqual(['Physics']));
  await waitFor(async () => expect(await choices(hand)).toEqual(['Foam', 'Mud']));
  await hand.click(screen.getByRole('option', { name: 'Foam' }));
  await hand.click(screen.getByRole('option', { name: 'Mud' }));
  expect(await chips()).toEqual(['Physics', 'Foam']);
  await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent()).toMatchObject({
      moreAreas: ['Physics', 'Foam'],
      before: { category: 'Waves', moreAreas: ['Physics'] },
    }),
  );
});

test('the area that becomes the work’s own is no further one any more', async () => {
  const hand = open();
  await waitFor(async () => expect(await chips()).toEqual(['Physics']));
  await hand.click(screen.getByLabelText('Research area'));
  await hand.click(await screen.findByRole('option', { name: 'Physics' }));
  await waitFor(async () => expect(await chips()).toEqual([]));
  expect(await choices(hand)).toEqual(['Waves', 'Foam', 'Mud']);
  await hand.keyboard('{Escape}');
  await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent()).toMatchObject({ category: 'Physics', moreAreas: [] }));
});

test('a refused area is said beside the field, and can be taken away', async () => {
  const fault = 'There is no such research area. Please select one from the list';
  server.fails(api.papers.edit, 400, { code: 'invalid', message: fault, fields: { moreAreas: fault } });
  const hand = open();
  await waitFor(async () => expect(await chips()).toEqual(['Physics']));
  await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(fault));
  expect(await field()).toBeInvalid();
  await hand.click(await field());
  await hand.keyboard('{Backspace}');
  expect(await chips()).toEqual([]);
});
