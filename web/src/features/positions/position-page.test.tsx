import { api } from '@lab/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, anArea, aPaper, aPosition } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import PositionPage from './position-page.tsx';

const at = { path: '/joinUs/:id', at: '/joinUs/o1' };
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

const full = aPosition({
  areas: ['a1'],
  references: [{ _id: 'a1', name: 'Waves' }],
  deadline: '2031-01-31',
  start: 'October 2031',
  duration: '3 years',
  workload: '65 %',
  pay: 'E13',
  place: 'Northhaven',
  openings: 2,
  supervisors: ['Ada Lind', 'A Guest'],
  memberIds: ['m1', ''],
  steps: 'A talk\n\nAn answer',
  contact: 'waves@lab.test',
});

it('says all facts of a position, and what happens next step by step', async () => {
  stubServer()
    .answers(api.positions.get, full)
    .answers(api.team.list, [aMember({ _id: 'm1', name: 'Ada Lind' })])
    .answers(api.areas.get, anArea())
    .answers(api.papers.list, []);
  renderPage(<PositionPage />, at);
  await screen.findByRole('heading', { level: 1, name: 'Researcher' });
  expect(facts()).toMatchObject({
    'Apply by': 'January 31, 2031',
    Start: 'October 2031',
    Length: '3 years',
    'Share of full time': '65 %',
    Pay: 'E13',
    Place: 'Northhaven',
    'How many': '2',
    Questions: 'waves@lab.test',
  });
  const steps = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A talk',
    'An answer',
  ]);
});

it('shows who supervises, and the group with its people and papers', async () => {
  stubServer()
    .answers(api.positions.get, full)
    .answers(api.team.list, [
      aMember({ _id: 'm1', name: 'Ada Lind' }),
      aMember({ _id: 'm2', name: 'Ben Oak' }),
      aMember({ _id: 'm3', name: 'Cleo Ash' }),
      aMember({ _id: 'm4', name: 'Not In It' }),
    ])
    .answers(api.areas.get, { ...anArea(), people: ['Ben Oak', 'Nobody Here'], memberIds: ['m2', ''] })
    .answers(api.papers.list, [aPaper({ title: 'Foam', authors: ['Cleo Ash'], memberIds: ['m3'] })]);
  renderPage(<PositionPage />, at);
  const group = within(await screen.findByRole('region', { name: 'Your group' }));
  expect(await group.findByRole('link', { name: 'Foam' })).toBeVisible();
  const people = (await group.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(people).toEqual(expect.arrayContaining(['/userDetails/m1', '/userDetails/m2', '/userDetails/m3']));
  expect(people).not.toContain('/userDetails/m4');
  expect(group.getByRole('link', { name: 'Waves' })).toHaveAttribute('href', '/researchAreaDetails/a1');
  // Who is no member has no page.
  expect(screen.getByText('A Guest').closest('a')).toBeNull();
});

it('says nothing of what the lab has not said', async () => {
  stubServer().answers(api.positions.get, aPosition()).answers(api.team.list, []);
  renderPage(<PositionPage />, at);
  await screen.findByRole('heading', { level: 1, name: 'Researcher' });
  expect(Object.keys(facts())).toEqual(['Qualifications', 'Experience', 'International exposure']);
  expect(screen.queryByText('Your group')).toBeNull();
  expect(screen.queryByText('What happens next')).toBeNull();
});

it('stays whole when the people and the papers of the group do not come', async () => {
  stubServer()
    .answers(api.positions.get, full)
    .fails(api.team.list, 500, { code: 'internal', message: 'Broken' })
    .fails(api.areas.get, 404, { code: 'not-found', message: 'Gone' })
    .fails(api.papers.list, 400, { code: 'invalid', message: 'Broken' });
  renderPage(<PositionPage />, at);
  expect(await screen.findByText('E13')).toBeVisible();
  expect(screen.getByText('Ada Lind')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Login to apply/ })).toBeVisible();
});
