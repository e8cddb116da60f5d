// The form for a paper is one page with three steps.
import { api } from '@lab/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anArea } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import WritePage from './write-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };

function write() {
  stubServer().answers(api.areas.list, [anArea()]);
  return renderPage(<WritePage />, { path: '/write', at: '/write', session: { user } });
}

const steps = () => within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button');

test('after a refused Submit the focus is on a list that leads to each field', async () => {
  const { user: hand } = write();
  await hand.type(screen.getByLabelText('Title'), 'Tides');
  await hand.click(screen.getByRole('button', { name: 'Submit' }));
  const list = await screen.findByRole('region', { name: 'Please check these fields' });
  await expect.poll(() => document.activeElement).toBe(list);
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Publisher',
    'DOI',
    'Date of publication',
    'Research area',
    'Abstract',
    'Image',
  ]);
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    'The workTo check: 4',
    'Authors and abstractTo check: 1',
    'Files and linksTo check: 1',
  ]);
  for (const [at, field] of [
    [3, screen.getByRole('combobox', { name: 'Research area' })],
    [5, screen.getByLabelText('Image')],
    [0, screen.getByLabelText('Publisher')],
  ] as const) {
    await hand.click(links[at] as HTMLElement);
    expect(field).toHaveFocus();
  }
  await hand.type(screen.getByLabelText('Publisher'), 'Waves');
  await expect.poll(() => within(list).queryByRole('link', { name: 'Publisher' })).toBeNull();
});

test('the steps lead to their headings, and one is the current one', async () => {
  Element.prototype.scrollIntoView = () => {};
  const { user: hand } = write();
  expect(steps().filter((step) => step.getAttribute('aria-current') === 'step')).toHaveLength(1);
  await hand.click(screen.getByRole('button', { name: 'Files and links' }));
  expect(screen.getByRole('heading', { name: 'Files and links' })).toHaveFocus();
});

test('what is required is marked without a change of its name', () => {
  write();
  for (const label of ['Title', 'Publisher', 'DOI', 'Date of publication', 'Abstract'])
    expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByRole('combobox', { name: 'Research area' })).toHaveAttribute('aria-required', 'true');
  expect(screen.getByLabelText('Author 1')).not.toBeRequired();
});

test('a wide window has the preview beside the form', async () => {
  const answer = (media: string) =>
    Object.assign(new EventTarget(), { matches: media === '(min-width: 75rem)', media });
  vi.stubGlobal('matchMedia', answer);
  const { user: hand } = write();
  expect(screen.queryByRole('button', { name: 'Show preview' })).toBeNull();
  await hand.type(screen.getByLabelText('Title'), 'Tides');
  const page = await screen.findByRole('region', { name: 'The page of the paper' });
  expect(await within(page).findByRole('heading', { name: 'Tides' })).toBeVisible();
  expect(within(page).queryByText('Editors')).toBeNull();
});
