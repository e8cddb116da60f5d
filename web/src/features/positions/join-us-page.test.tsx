import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import JoinUsPage from './join-us-page.tsx';

const ada = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };

describe('join us', () => {
  it('says what a position asks for', async () => {
    stubServer().answers(api.positions.list, [aPosition()]);
    renderPage(<JoinUsPage />);
    expect(await screen.findByRole('heading', { level: 3, name: 'Researcher' })).toBeInTheDocument();
    for (const text of ['A doctorate.', 'Two years at sea.', 'Six months abroad.']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('says what candidates compare, and leads to the page of the position', async () => {
    const position = aPosition({ deadline: '2031-01-31', start: 'October 2031', place: 'Northhaven' });
    stubServer().answers(api.positions.list, [position]);
    renderPage(<JoinUsPage />);
    await screen.findByRole('heading', { level: 3, name: 'Researcher' });
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts.slice(0, 3)).toEqual([
      ['Apply by', 'January 31, 2031'],
      ['Start', 'October 2031'],
      ['Place', 'Northhaven'],
    ]);
    expect(screen.getByRole('link', { name: 'Researcher' })).toHaveAttribute('href', '/joinUs/o1');
  });

  it("reads 'Login to apply' for a visitor, and leads to the application by way of /login", async () => {
    stubServer().answers(api.positions.list, [aPosition({ role: 'Research Assistant' })]);
    renderPage(<JoinUsPage />);
    const link = await screen.findByRole('link', { name: /^Login to apply/ });
    expect(link).toHaveAttribute('href', '/application/Research%20Assistant');
  });

  it("reads 'Apply to be {role}' for somebody who is signed in", async () => {
    stubServer().answers(api.positions.list, [aPosition()]).answers(api.applications.byEmail, []);
    renderPage(<JoinUsPage />, { session: { user: ada } });
    const link = await screen.findByRole('link', { name: 'Apply to be Researcher' });
    expect(link).toHaveAttribute('href', '/application/Researcher');
  });

  it('says a formula of a role plainly on the button', async () => {
    const drawn = [{ source: '$x^2$', mathml: '<math><mi>drawn</mi></math>', plain: 'x²' }];
    stubServer()
      .answers(api.positions.list, [aPosition({ role: 'Reader of $x^2$', drawn })])
      .answers(api.applications.byEmail, []);
    renderPage(<JoinUsPage />, { session: { user: ada } });
    const link = await screen.findByRole('link', { name: 'Apply to be Reader of x²' });
    expect(link).toHaveAttribute('href', `/application/${encodeURIComponent('Reader of $x^2$')}`);
  });

  it('tells applicants that they have applied, and offers their application', async () => {
    const application = {
      _id: 'u1',
      name: 'Ada',
      email: 'ada@lab.test',
      phone: '1',
      university: 'U',
      researchArea: 'Waves',
      role: 'Researcher',
      details: '',
      resume: 'https://example.org/cv',
      message: '',
      createdAt: '2026-01-02T00:00:00.000Z',
    };
    stubServer()
      .answers(api.positions.list, [aPosition(), aPosition({ _id: 'o2', role: 'Postdoc' })])
      .answers(api.applications.byEmail, [application]);
    renderPage(<JoinUsPage />, { session: { user: ada } });
    expect(await screen.findByText(/^You applied to be Researcher on /)).toHaveTextContent(
      'You can have one application at a time.',
    );
    const links = ['My applications', 'You have applied'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/dashboard/myApplication'));
    expect(screen.queryByRole('link', { name: 'Apply to be Researcher' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Apply to be Postdoc' })).toBeVisible();
  });

  it('says that it is loading, and then that nothing is open', async () => {
    const release = stubServer().holds(api.positions.list, []);
    renderPage(<JoinUsPage />);
    expect(screen.getByRole('status')).toBeInTheDocument();
    release();
    expect(await screen.findByText('No position is open at the moment.')).toBeInTheDocument();
  });

  it('recovers from a failure', async () => {
    const server = stubServer().isUnreachable(api.positions.list);
    const { user } = renderPage(<JoinUsPage />);
    await screen.findByRole('alert');
    server.answers(api.positions.list, [aPosition()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Researcher' })).toBeInTheDocument();
  });
});
