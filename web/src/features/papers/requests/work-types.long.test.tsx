import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anArea, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import EditPage from './edit-page.tsx';
import WritePage from './write-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };

function start() {
  const server = stubServer()
    .answers(api.areas.list, [anArea()])
    .answers(api.alumni.people, [])
    .answers(api.papers.list, [])
    .answers(api.papers.submit, { insertedId: 'p9' })
    .answers(api.papers.edit, { result: { modifiedCount: 1 } })
    .answers(api.papers.pendingOne, {
      ...aPaper({ type: 'doctoral', school: 'University of Sand', category: '', image: '' }),
      message: '',
    });
  return server;
}

type Hand = ReturnType<typeof renderPage>['user'];

async function choose(hand: Hand, type: string) {
  await hand.click(screen.getByLabelText('Type of work'));
  await hand.click(await screen.findByRole('option', { name: type }));
}

const write = () => renderPage(<WritePage />, { path: '/write', at: '/write', session: { user } });

test('a member meets the form of an article first, with the fields of the specification', () => {
  start();
  write();
  expect(screen.getByLabelText('Type of work')).toHaveTextContent('Journal article');
  for (const label of ['Title', 'Publisher', 'DOI', 'Date of publication', 'Research area', 'Abstract'])
    expect(screen.getByLabelText(label)).toBeVisible();
  for (const label of ['University', 'Version', 'Volume']) expect(screen.queryByLabelText(label)).toBeNull();
});

test('a thesis with a year is sent without picture, DOI, area and abstract', async () => {
  const server = start();
  const { user: hand } = write();
  await choose(hand, 'Doctoral thesis');
  await hand.type(screen.getByLabelText('Title'), 'On sand');
  await hand.type(screen.getByLabelText('Author 1'), 'Ada');
  await hand.type(screen.getByLabelText('Date of publication'), '2019');
  await hand.type(screen.getByLabelText('University'), 'Sand');
  await hand.click(screen.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => server.calls(api.papers.submit)).toHaveLength(1);
  expect(server.calls(api.papers.submit)[0]?.body).toMatchObject({
    type: 'doctoral',
    title: 'On sand',
    authors: ['Ada'],
    publicationDate: '2019',
    school: 'Sand',
    image: '',
  });
});

test('another type loses nothing: a field with a value stays in sight', async () => {
  start();
  const { user: hand } = write();
  await choose(hand, 'Dataset');
  await hand.type(screen.getByLabelText('Version'), '1.2');
  await choose(hand, 'Talk');
  expect(await screen.findByLabelText('Version')).toHaveValue('1.2');
  expect(screen.getByLabelText('Conference or event')).toBeVisible();
});

test('other fields and links open on demand, and a script is no address', async () => {
  const server = start();
  const { user: hand } = write();
  await choose(hand, 'Other work');
  await hand.type(screen.getByLabelText('Title'), 'On sand');
  await hand.type(screen.getByLabelText('Author 1'), 'Ada');
  await hand.type(screen.getByLabelText('Date of publication'), '2019');
  await hand.click(screen.getByRole('button', { name: 'More fields' }));
  await hand.click(screen.getByRole('button', { name: 'Add link' }));
  await hand.type(screen.getByLabelText('Name'), 'Interview');
  await hand.type(screen.getByLabelText('Address'), 'javascript:alert(1)');
  await hand.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please provide a valid URL')).toBeVisible();
  expect(server.calls(api.papers.submit)).toHaveLength(0);
  expect(screen.queryByLabelText('Selected work')).toBeNull();
});

test('the date says which dates it takes', async () => {
  const server = start();
  const { user: hand } = write();
  expect(screen.getByLabelText('Date of publication')).toHaveAccessibleDescription(
    'YYYY, YYYY-MM or YYYY-MM-DD',
  );
  await hand.type(screen.getByLabelText('Date of publication'), '2019-13');
  await hand.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please provide a valid date (YYYY-MM-DD)')).toBeVisible();
  expect(server.calls(api.papers.submit)).toHaveLength(0);
});

test('a pending thesis without a picture is edited in its own form', async () => {
  const server = start();
  const { user: hand } = renderPage(<EditPage />, { path: '/edit/:id', at: '/edit/p1', session: { user } });
  expect(await screen.findByLabelText('University')).toHaveValue('University of Sand');
  await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expect.poll(() => server.calls(api.papers.edit)).toHaveLength(1);
});
