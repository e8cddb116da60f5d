import { api } from '@lab/contract';
import { conflictTexts } from '@lab/contract/features/conflict/texts';
import { menuPages } from '@lab/contract/features/settings/choices';
import { defaultSettings, type Settings, type SettingsPart } from '@lab/contract/features/settings/defaults';
import { outputKeys } from '@lab/contract/kinds/kinds';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settingsQuery } from '../../../lib/settings.ts';
import { timeouts } from '../../../lib/timeouts.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import SettingsPage from './settings-page.tsx';

function open(part: SettingsPart, settings: Partial<Settings> = {}) {
  const server = Object.assign(stubServer(), { settings: { ...defaultSettings, ...settings } });
  server.answers(api.settings.all, () => server.settings);
  server.answers(api.settings.get, { shortName: 'CXL' });
  server.answers(api.settings.preview, { tagline: 'As previewed' });
  server.answers(api.activity.list, []);
  return { server, ...renderPage(<SettingsPage />, { at: `/dashboard/settings?part=${part}` }) };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

test('a part is saved with what was seen before, and the desk shows it at once', async () => {
  const { server, user, client } = open('identity');
  server.answers(api.settings.identity, { success: true });
  const tagline = await field('Tagline');
  expect(tagline).toHaveValue('Providing reliable tech since 2025');
  expect(await field('Office hours')).toHaveValue('Mon-Fri 8am to 5pm');
  await user.clear(tagline);
  await user.click(save());
  expect(await screen.findByText('Updated successfully')).toBeVisible();
  const { identity } = defaultSettings;
  expect(server.calls(api.settings.identity)[0]?.body).toEqual({
    ...identity,
    tagline: '',
    before: identity,
  });
  await waitFor(() => expect(client.getQueryData(settingsQuery.queryKey)).toEqual({ shortName: 'CXL' }));
});

test('what is saved is not offered to be sent again while the new settings are slow to come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { server } = open('visits');
  server.answers(api.settings.visits, { success: true });
  await screen.findByRole('button', { name: 'Save Changes' });
  const arrive = server.holds(api.settings.all, defaultSettings);
  fireEvent.click(save());
  expect(await screen.findByText('Updated successfully')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(timeouts.slow));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(save()).toBeDisabled();
  arrive();
  await waitFor(() => expect(save()).toBeEnabled());
  expect(server.calls(api.settings.visits)).toHaveLength(1);
});

test('the preview gives its page what is not saved yet', async () => {
  const { server, user } = open('identity');
  const frame = await screen.findByTitle('Preview');
  const page = new QueryClient();
  frame.dispatchEvent(new CustomEvent('app-ready', { detail: page }));
  await waitFor(() => expect(page.getQueryData(settingsQuery.queryKey)).toEqual({ tagline: 'As previewed' }));
  await user.type(await field('Short name'), 'CXL');
  await waitFor(() => {
    const [last] = server.calls(api.settings.preview).slice(-1);
    expect(last?.body).toEqual({ identity: { ...defaultSettings.identity, shortName: 'CXL' } });
  });
  expect(server.calls(api.settings.identity)).toEqual([]);
});

test('the preview does not ask for what cannot be saved, such as a colour that is typed halfway', async () => {
  const { server, user } = open('look');
  const colours = () =>
    server.calls(api.settings.preview).map(({ body }) => (body as Partial<Settings>).look?.accent);
  await waitFor(() => expect(colours()).toHaveLength(1));
  const longerThanItWaits = () => new Promise((resolve) => setTimeout(resolve, 600));
  await user.type(await field('Accent colour'), '#7a1f');
  await longerThanItWaits();
  await user.type(await field('Accent colour'), '5c');
  await waitFor(() => expect(colours().at(-1)).toBe('#7a1f5c'));
  expect(colours()).toEqual([defaultSettings.look.accent, '#7a1f5c']);
});

test('after a conflict both versions are shown, and what was typed stays', async () => {
  const { server, user } = open('identity');
  await user.type(await field('Short name'), 'CXL');
  server.settings = {
    ...defaultSettings,
    identity: { ...defaultSettings.identity, affiliation: 'University of Northhaven' },
  };
  server.fails(api.settings.identity, 409, { code: 'conflict', message: 'Somebody else has changed this.' });
  await user.click(save());
  const theirs = await screen.findByRole('region', { name: conflictTexts.title });
  expect(await within(theirs).findByText('University of Northhaven')).toBeVisible();
  expect(await field('Short name')).toHaveValue('CXL');
  expect(await field('Affiliation')).toHaveValue('University of Northhaven');
  server.answers(api.settings.identity, { success: true });
  await user.click(save());
  await screen.findByText('Updated successfully');
  expect(server.calls(api.settings.identity)[1]?.body).toMatchObject({
    shortName: 'CXL',
    before: { affiliation: 'University of Northhaven' },
  });
});

test('a pale accent is refused at once, with one that would do', async () => {
  const { server, user } = open('look');
  await user.type(await field('Accent colour'), '#ffcc00');
  expect(await screen.findByText(/has a contrast of 1.3, and text needs 4.5/)).toBeVisible();
  await user.click(save());
  expect(server.calls(api.settings.look)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use #826800' }));
  await waitFor(() => expect(screen.queryByText(/has a contrast of/)).not.toBeInTheDocument());
  expect(await field('Accent colour')).toHaveValue('#826800');
});

test('the menu is put into another order by keys and by buttons, and the focus follows', async () => {
  const { server, user } = open('menu');
  server.answers(api.settings.menu, { success: true });
  const news = await field('News');
  await user.type(news, 'Journal');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await field('News')).toHaveFocus();
  expect(await field('News')).toHaveValue('Journal');
  expect(screen.getByText(`News is now 7 of ${menuPages.length}`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move down: Home' }));
  const row = screen.getByRole('group', { name: 'Events' });
  await user.click(within(row).getByLabelText('In the menu'));
  await user.click(save());
  await screen.findByText('Updated successfully');
  const [pages = []] = server.calls(api.settings.menu).map(({ body }) => (body as Settings['menu']).pages);
  expect(pages.map(({ page }) => page).join(' ')).toBe(
    `about home areas publications team joinUs news contactUs events ${outputKeys.join(' ')} alumni press years`,
  );
  expect(pages.filter(({ name }) => name)).toEqual([
    { page: 'news', name: 'Journal', shown: true, footer: true },
  ]);
  expect(pages.slice(0, 9).every(({ shown }) => shown)).toBe(true);
});

test('what a lab makes is in the footer, in the menu, or nowhere', async () => {
  const { server, user } = open('menu');
  server.answers(api.settings.menu, { success: true });
  await field('Talks and media');
  const row = (name: string) => within(screen.getByRole('group', { name }));
  expect(row('News').queryByLabelText('Otherwise in the footer')).not.toBeInTheDocument();
  await user.click(row('Talks and media').getByLabelText('Otherwise in the footer'));
  await user.click(row('Projects').getByLabelText('In the menu'));
  await user.click(save());
  await screen.findByText('Updated successfully');
  const [pages = []] = server.calls(api.settings.menu).map(({ body }) => (body as Settings['menu']).pages);
  expect(pages.filter(({ page }) => ['projects', 'talks', 'awards'].includes(page))).toEqual([
    { page: 'projects', name: '', shown: true, footer: true },
    { page: 'talks', name: '', shown: false, footer: false },
    { page: 'awards', name: '', shown: false, footer: true },
  ]);
});

test('visits ask for the script only when a tool is chosen, and say what is missing', async () => {
  const { server, user } = open('visits');
  const tool = await screen.findByRole('combobox', { name: 'Counted with' });
  expect(screen.queryByRole('textbox', { name: 'Site' })).toBeNull();
  await user.click(tool);
  await user.click(await screen.findByRole('option', { name: 'Umami' }));
  await user.type(await field('Site'), 'b59e');
  await user.click(save());
  expect(await screen.findByText('Please write the address of the script')).toBeVisible();
  expect(server.calls(api.settings.visits)).toEqual([]);
  server.answers(api.settings.visits, { success: true });
  await user.type(await field('Address of the script'), 'https://cloud.umami.is/script.js');
  await user.click(save());
  expect(await screen.findByText('Updated successfully')).toBeVisible();
  const { visits } = defaultSettings;
  expect(server.calls(api.settings.visits)[0]?.body).toEqual({
    ...visits,
    tool: 'umami',
    site: 'b59e',
    script: 'https://cloud.umami.is/script.js',
    before: visits,
  });
});

test('redirects name the row that is wrong and keep what was typed', async () => {
  const { server, user } = open('redirects');
  for (const [at, from, to] of [
    [1, '/old.html', '/team'],
    [2, '/team', 'http://else.example'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Add a redirect' }));
    await user.type(await field(`Old address ${at}`), from);
    await user.type(await field(`New address ${at}`), to);
  }
  await user.click(save());
  expect(await screen.findByText('This site has a page at this address')).toBeVisible();
  expect(screen.getByText(/The new address is a path of this site/)).toBeVisible();
  expect(server.calls(api.settings.redirects)).toEqual([]);
  server.answers(api.settings.redirects, { success: true });
  await user.click(screen.getByRole('button', { name: 'Remove redirect 2' }));
  await user.click(save());
  await screen.findByText('Updated successfully');
  expect(server.calls(api.settings.redirects)[0]?.body).toMatchObject({
    list: [{ from: '/old.html', to: '/team' }],
  });
});

test('a failure to load can be tried again', async () => {
  const { server, user } = open('notices');
  server.isUnreachable(api.settings.all);
  const again = renderPage(<SettingsPage />, { at: '/dashboard/settings?part=notices' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.answers(api.settings.all, defaultSettings);
  await user.click(retry);
  expect(await within(again.container).findByRole('textbox', { name: 'Announcement' })).toBeVisible();
});

test('a text is found by a word of it, written anew and put back; one that cannot be saved is shown first', async () => {
  const { server, user } = open('words');
  server.answers(api.settings.texts, [
    { text: 'news/detail/by', usual: 'By {1}' },
    { text: 'team/heading', usual: 'Team Members' },
  ]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search texts' }), 'MEMBERS');
  expect(screen.getByText('1 of 2 texts')).toBeVisible();
  await user.type(await field('Own text for “Team Members”'), 'Crew');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(await field('Own text for “By {1}”'), 'From us');
  server.fails(api.settings.words, 400, {
    code: 'invalid',
    message: 'Please check the fields and try again.',
    fields: { 'own[1].own': 'This text has to fill in the same as: By {1}' },
  });
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  await user.click(save());
  expect(await screen.findByText('This text has to fill in the same as: By {1}')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the text as it comes' }));
  server.answers(api.settings.words, { success: true });
  await user.click(save());
  await screen.findByText('Updated successfully');
  expect(server.calls(api.settings.words)[1]?.body).toEqual({
    language: 'en',
    gaps: 'named',
    own: [{ language: 'en', text: 'team/heading', own: 'Crew' }],
    before: defaultSettings.words,
  });
});
