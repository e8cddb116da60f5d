import { api } from '@lab/contract';
import { endpointsOf } from '@lab/contract/core/content/endpoints-of';
import { thing, things } from '@lab/contract/core/content/made-up-kind.testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { uploadPdf } from '../lib/upload.ts';
import { aPaper } from '../test/records.ts';
import { renderPage } from '../test/render.tsx';
import { type StubServer, stubServer } from '../test/server.ts';
import { ContentPage } from './content-page.tsx';
import { deskContentOf } from './kind-content.tsx';

vi.mock('../lib/upload.ts');

const calls = endpointsOf(things);
const content = deskContentOf(things, calls, thing);
let server: StubServer;

beforeEach(() => {
  localStorage.clear();
  vi.mocked(uploadPdf).mockResolvedValue('/files/content/me/new.pdf');
  server = stubServer()
    .answers(calls.list, [])
    .answers(api.alumni.people, [])
    .answers(api.areas.brief, [
      { _id: 'a1', departmentName: 'Waves', details: '' },
      { _id: 'a2', departmentName: 'Ice', details: '' },
    ])
    .answers(calls.create, {
      insertedId: 't1',
    });
});

const render = () => renderPage(<ContentPage content={content} preview={() => null} />, { at: '/?new' });
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillIn() {
  type(/^Name/, 'Lamp');
  fireEvent.change(screen.getByRole('textbox', { name: 'Start' }), {
    target: { value: '2031-05-06' },
  });
}

it('sends numbers and switches as such, and the address of the uploaded file', async () => {
  const { user } = render();
  fillIn();
  type(/^Seats/, '12');
  type(/^Weight/, '0,5');
  type(/^Days/, '3, 7');
  await user.click(screen.getByRole('switch', { name: 'Open' }));
  await user.upload(
    screen.getByLabelText('Leaflet'),
    new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
  );
  await user.click(screen.getByRole('button', { name: 'Add thing' }));
  expect(await screen.findByText('Added')).toBeVisible();
  expect(server.calls(calls.create)[0]?.body).toMatchObject({
    seats: 12,
    weight: 0.5,
    days: [3, 7],
    open: true,
    leaflet: '/files/content/me/new.pdf',
  });
  expect(uploadPdf).toHaveBeenCalledWith(expect.any(File), expect.objectContaining({ purpose: 'content' }));
});

it('offers research areas by name and sends their ids', async () => {
  const { user } = render();
  fillIn();
  type(/^Seats/, '12');
  await user.click(screen.getByRole('combobox', { name: 'Areas' }));
  await user.click(await screen.findByRole('option', { name: 'Ice' }));
  await user.click(screen.getByRole('option', { name: 'Waves' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add thing' }));
  expect(await screen.findByText('Added')).toBeVisible();
  expect(server.calls(calls.create)[0]?.body).toMatchObject({ areas: ['a2', 'a1'] });
});

it('finds papers by a search and sends their ids', async () => {
  const paper = aPaper({ _id: 'p1', title: 'On lamps' });
  server.answers(api.papers.list, [paper]).answers(api.papers.get, paper);
  const { user } = render();
  fillIn();
  type(/^Seats/, '12');
  await user.type(screen.getByRole('combobox', { name: 'Works' }), 'lamps');
  await user.click(await screen.findByRole('option', { name: 'On lamps' }));
  expect(await screen.findByRole('button', { name: 'On lamps' })).toBeVisible();
  expect(server.calls(api.papers.list)[0]?.query).toMatchObject({ q: 'lamps' });
  await user.click(screen.getByRole('button', { name: 'Add thing' }));
  expect(await screen.findByText('Added')).toBeVisible();
  expect(server.calls(calls.create)[0]?.body).toMatchObject({ works: ['p1'] });
});

it('shows the message of a number that is missing or wrong', async () => {
  const { user } = render();
  fillIn();
  type(/^Weight/, 'heavy');
  await user.click(screen.getByRole('button', { name: 'Add thing' }));
  expect(await screen.findByText('Seats is required')).toBeVisible();
  expect(screen.getByText('Weight must be a number from -10 to 10')).toBeVisible();
  expect(server.calls(calls.create)).toEqual([]);
});

it('closes the form when the record is saved, also while the list is slow to come', async () => {
  const { user } = render();
  fillIn();
  type(/^Seats/, '12');
  await screen.findByText('No things.');
  server.holds(calls.list, []);
  await user.click(screen.getByRole('button', { name: 'Add thing' }));
  // Else the form would say that the saving is slow, and trying again would add a second record.
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/), { timeout: 8000 });
  expect(server.calls(calls.create)).toHaveLength(1);
  // The keyboard goes on from here, and not from the top of the page.
  await waitFor(() => expect(screen.getByRole('link', { name: 'New' })).toHaveFocus());
});

it('leads to a field that only the server finds wrong', async () => {
  server.fails(calls.create, 400, {
    code: 'invalid',
    message: 'Please check it',
    fields: { seats: 'Too many seats' },
  });
  const { user } = render();
  fillIn();
  type(/^Seats/, '12');
  await user.click(screen.getByRole('button', { name: 'Add thing' }));
  expect(await screen.findByText('Too many seats')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Seats/)).toHaveFocus());
});
