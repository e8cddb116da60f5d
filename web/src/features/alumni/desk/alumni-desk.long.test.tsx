import { api } from '@lab/contract';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import { memberKind } from '@lab/contract/features/team/kind';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { kindDesk } from '../../../desk/kind-content.tsx';
import { aMember, anAlumnus } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import * as alumniExtras from './alumni-extras.tsx';
import * as memberExtras from './member-extras.tsx';

const TeamDesk = kindDesk('team', memberKind, () => null, memberExtras);
const AlumniDesk = kindDesk('alumni', alumniKind, () => null, alumniExtras);
const terms = [{ role: 'Advisor', title: '', from: '2019', until: '' }];

const teamServer = () =>
  stubServer().answers(api.team.list, [aMember()]).answers(api.alumni.terms, { terms });

async function choose(user: ReturnType<typeof renderPage>['user'], name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

test('leaving is recorded with what comes next, and can be taken back', async () => {
  const server = teamServer()
    .answers(api.alumni.leave, { success: true })
    .answers(api.alumni.comeBack, { success: true });
  const { user } = renderPage(<TeamDesk />);
  const dialog = await choose(user, 'Ada Byron', 'Record leaving…');
  await user.type(dialog.getByLabelText('Next position'), 'Analyst');
  await user.click(dialog.getByRole('combobox', { name: 'Their account' }));
  await user.click(await screen.findByRole('option', { name: /cannot submit papers/ }));
  await user.click(dialog.getByRole('button', { name: 'Record leaving' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.calls(api.alumni.comeBack)).toHaveLength(1));
  expect(server.calls(api.alumni.leave)[0]).toMatchObject({
    params: { id: 'm1' },
    body: { next: { title: 'Analyst', place: '', link: '' }, account: 'takeWriter', keepsPicture: true },
  });
  expect(server.calls(api.alumni.comeBack)[0]?.body).toEqual({});
});

test('people leave and come back today, as the calendar of the lab says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T03:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const server = teamServer().answers(api.settings.get, { timeZone: 'America/Los_Angeles' });
  const { user } = renderPage(<TeamDesk />);
  await screen.findByText('Ada Byron');
  await waitFor(() => expect(server.calls(api.settings.get)).toHaveLength(1));
  const dialog = await choose(user, 'Ada Byron', 'Record leaving…');
  expect(dialog.getByDisplayValue('2026-03-01')).toBeVisible();
});

test('what was typed about leaving stays when the server refuses', async () => {
  const message = 'They cannot leave before they came';
  const server = teamServer();
  server.fails(api.alumni.leave, 400, { code: 'invalid', message });
  const { user } = renderPage(<TeamDesk />);
  const dialog = await choose(user, 'Ada Byron', 'Record leaving…');
  await user.type(dialog.getByLabelText('Next position'), 'Analyst');
  await user.click(dialog.getByRole('button', { name: 'Record leaving' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Next position')).toHaveValue('Analyst');
});

test('a history needs a present role at its end', async () => {
  const server = teamServer().answers(api.alumni.editTerms, { success: true });
  const { user } = renderPage(<TeamDesk />);
  const dialog = await choose(user, 'Ada Byron', 'Roles over time…');
  await user.type(dialog.getByLabelText('Until'), '2023');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/last line must have no end/);
  expect(server.calls(api.alumni.editTerms)).toEqual([]);
  await user.clear(dialog.getByLabelText('Until'));
  await user.type(dialog.getByLabelText('Called'), 'Professor');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(server.calls(api.alumni.editTerms)[0]?.body).toEqual({
    terms: [{ ...terms[0], title: 'Professor' }],
    before: terms,
  });
});

test('people are put into an order by buttons, and by keys', async () => {
  const server = stubServer()
    .answers(api.team.list, [
      aMember(),
      aMember({ _id: 'm2', name: 'Bo Lee' }),
      aMember({ _id: 'm3', name: 'Cy' }),
    ])
    .answers(api.alumni.order, { success: true });
  const { user } = renderPage(<TeamDesk />);
  await user.click(await screen.findByRole('button', { name: 'Order people…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Move up: Bo Lee' }));
  expect(dialog.getByText('Bo Lee is now 1 of 3')).toBeInTheDocument();
  dialog.getByRole('button', { name: 'Move down: Bo Lee' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(dialog.getByRole('group', { name: 'Bo Lee' }).parentElement).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  await screen.findByText('The order is saved');
  expect(server.calls(api.alumni.order)[0]?.body).toEqual({ role: 'Advisor', members: ['m1', 'm3', 'm2'] });
});

test('somebody comes back with a role', async () => {
  const server = stubServer()
    .answers(api.alumni.list, [anAlumnus()])
    .answers(api.alumni.comeBack, { success: true });
  const { user } = renderPage(<AlumniDesk />);
  const dialog = await choose(user, 'Lea Former', 'Came back…');
  await user.click(dialog.getByRole('button', { name: 'Back to the team' }));
  expect(await dialog.findByText('Please choose a role')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Researcher' }));
  await user.click(dialog.getByRole('button', { name: 'Back to the team' }));
  await screen.findByText('Lea Former is on the team again');
  expect(server.calls(api.alumni.comeBack)[0]?.body).toMatchObject({ role: 'Researcher' });
});

test('a list is planned before it is imported, and a mistake is shown', async () => {
  const row = { line: 1, title: 'Ada', state: 'new' as const, reason: '' };
  const wrong = { line: 2, title: 'Bo', state: 'wrong' as const, reason: 'Please provide a date' };
  const server = stubServer()
    .answers(api.alumni.list, [])
    .answers(api.alumniTables.plan, { rows: [row, wrong], unread: [] })
    .answers(api.alumniTables.import, { made: 1, wrong: 0 });
  const { user } = renderPage(<AlumniDesk />);
  await user.click(await screen.findByRole('button', { name: 'Import a list…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Table'), 'Ada,Advisor,2019{enter}Bo,,soon');
  await user.click(dialog.getByRole('button', { name: 'Check' }));
  expect(await dialog.findByText('Not readable: Please provide a date')).toBeVisible();
  expect(server.calls(api.alumniTables.import)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Add 1 former member' }));
  expect(await screen.findByText('1 former member was added')).toBeVisible();
});

test('the table of alumni says what people were and when, and orders them by it', async () => {
  const was = (role: string, from: string, until: string) => [{ role, title: '', from, until }];
  stubServer().answers(api.alumni.list, [
    anAlumnus({ _id: 'l1', name: 'Late', terms: was('Researcher', '2019-04', '2024') }),
    anAlumnus({
      _id: 'l2',
      name: 'Early',
      terms: [...was('Research Assistant', '2001', '2003'), ...was('Advisor', '2003', '2009')],
    }),
  ]);
  const { user } = renderPage(<AlumniDesk />);
  await screen.findByText('Late');
  const column = (at: number) =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[at]?.textContent);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const [role, years] = [heads.indexOf('Last role'), heads.indexOf('Years')];
  expect([role, years].every((at) => at >= 0)).toBe(true);
  expect(heads).not.toContain('Date');
  expect(column(role)).toEqual(['Researcher', 'Advisor']);
  await user.click(screen.getByRole('button', { name: 'Years' }));
  expect(column(years)).toEqual(['2001–2009', '2019–2024']);
});
