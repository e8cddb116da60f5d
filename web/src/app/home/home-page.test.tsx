import { api } from '@lab/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMember, aNewsItem, aPaper, papers } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import type { StubServer } from '../../test/server.ts';
import { section, stubHome } from './home.testing.ts';
import HomePage from './home-page.tsx';

let server: StubServer;

beforeEach(() => {
  server = stubHome();
});

const broken = { message: 'Internal Server Error', code: 'internal' } as const;

describe('Recent Work', () => {
  it('links every card to its paper and Show more to all of them', async () => {
    renderPage(<HomePage />);
    const work = section('Recent Work');
    expect(work.getByText('Have a look')).toBeInTheDocument();
    expect(await work.findByRole('link', { name: /Paper 1/ })).toHaveAttribute('href', '/paper/p1');
    expect(work.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(work.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/publications');
  });

  it('says that it is loading', async () => {
    const release = server.holds(api.papers.recent, []);
    renderPage(<HomePage />);
    expect(section('Recent Work').getByRole('status')).toHaveTextContent('Loading recent works...');
    release();
    expect(await section('Recent Work').findByText('No recent works found.')).toBeInTheDocument();
  });

  it('says the venue of a work without an abstract once', async () => {
    const said = { venue: 'Small Waves', details: 'Small Waves', publicationDate: '2025' };
    server.answers(api.papers.recent, [{ ...aPaper(), ...said }]);
    renderPage(<HomePage />);
    expect(await section('Recent Work').findByText('Small Waves · 2025')).toBeVisible();
    expect(section('Recent Work').queryByText('Small Waves')).toBeNull();
  });

  it('fetches again when Retry is clicked', async () => {
    server.answers(api.papers.recent, []);
    const { user } = renderPage(<HomePage />);
    expect(await section('Recent Work').findByText('No recent works found.')).toBeInTheDocument();
    server.answers(api.papers.recent, papers(1));
    await user.click(section('Recent Work').getByRole('button', { name: 'Retry' }));
    expect(await section('Recent Work').findByText('Paper 1')).toBeInTheDocument();
  });

  it('shows an error, and recovers', async () => {
    server.fails(api.papers.recent, 500, broken);
    const { user } = renderPage(<HomePage />);
    expect(await section('Recent Work').findByRole('alert')).toHaveTextContent('Something went wrong');
    server.answers(api.papers.recent, papers(1));
    await user.click(section('Recent Work').getByRole('button', { name: 'Retry' }));
    expect(await section('Recent Work').findByText('Paper 1')).toBeInTheDocument();
  });

  it('shows a fallback for a broken picture', async () => {
    renderPage(<HomePage />);
    const card = await section('Recent Work').findByRole('link', { name: /Paper 1/ });
    const picture = card.closest('li')?.querySelector('img') as HTMLImageElement;
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', expect.stringContaining('fallback'));
  });
});

describe('Selected works', () => {
  it('are listed with links to the works, to members and to all of them', async () => {
    const work = { ...aPaper(), type: 'talk' as const, memberIds: ['m1', ''], links: {}, note: 'Best paper' };
    server.answers(api.papers.selected, [work]);
    renderPage(<HomePage />);
    await screen.findByRole('region', { name: 'Selected works' });
    const works = section('Selected works');
    expect(works.getByRole('link', { name: 'Tides in a teacup' })).toHaveAttribute('href', '/paper/p1');
    expect(works.getByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/userDetails/m1');
    expect(works.getByText(/^Talk/)).toBeVisible();
    expect(works.getByText('Best paper')).toBeVisible();
    expect(works.getByRole('link', { name: 'All selected works' })).toHaveAttribute(
      'href',
      '/publications?selected=true&view=list',
    );
  });

  it('are left out while there are none, and when they cannot be loaded', async () => {
    server.isUnreachable(api.papers.selected);
    renderPage(<HomePage />);
    await screen.findByRole('region', { name: 'Recent Work' });
    expect(screen.queryByRole('region', { name: 'Selected works' })).toBeNull();
  });
});

describe('news', () => {
  it('shows the latest between Recent Work and Team Members, and a link to all of them', async () => {
    server.answers(api.news.list, [aNewsItem(), aNewsItem({ _id: 'n2', title: 'A new boat' })]);
    renderPage(<HomePage />);
    const link = await screen.findByRole('link', { name: /A new flume/ });
    expect(link).toHaveAttribute('href', '/news/n1');
    expect(link).toHaveTextContent('June 1, 2025');
    expect(section('News').getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
    expect(server.calls(api.news.list)[0]?.query).toEqual({ limit: '3' });
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['Research Areas', 'Recent Work', 'News', 'Team Members']);
  });

  it('is left out while there are none', async () => {
    renderPage(<HomePage />);
    await section('Recent Work').findByRole('link', { name: /Paper 1/ });
    expect(screen.queryByRole('region', { name: 'News' })).not.toBeInTheDocument();
  });
});

describe('the newest of what the lab makes', () => {
  const talk = { kind: 'talks', _id: 't1', title: 'Tides in a teacup', date: '2026-03' };
  const award = { kind: 'awards', _id: 'w1', title: 'A medal', date: '2025' };

  it('is shown where the lab turned its section on, under the lab’s heading', async () => {
    server.answers(api.outputs.newest, [talk, award]).answers(api.settings.get, {
      sections: [{ section: 'talks', heading: 'We spoke' }, { section: 'areas' }, { section: 'awards' }],
    });
    renderPage(<HomePage />);
    const link = await screen.findByRole('link', { name: /Tides in a teacup/ });
    expect(link).toHaveAttribute('href', '/talks/t1');
    expect(link).toHaveTextContent('March 2026');
    expect(section('We spoke').getByRole('link', { name: /^All: Talks/ })).toHaveAttribute('href', '/talks');
    // An award has no page of its own.
    expect(section('Awards').getByRole('link', { name: /A medal/ })).toHaveAttribute('href', '/awards');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['We spoke', 'Research Areas', 'Awards']);
  });

  it('is not asked for otherwise', async () => {
    renderPage(<HomePage />);
    await section('Recent Work').findByRole('link', { name: /Paper 1/ });
    expect(server.calls(api.outputs.newest)).toEqual([]);
  });
});

describe('research areas', () => {
  it('links each area to its details', async () => {
    renderPage(<HomePage />);
    const link = await section('Research Areas').findByRole('link', { name: /Waves/ });
    expect(link).toHaveAttribute('href', '/researchAreaDetails/a1');
  });

  it('shows the empty and the error state', async () => {
    server.answers(api.areas.brief, []);
    const { unmount } = renderPage(<HomePage />);
    expect(await screen.findByText('There are no research areas yet.')).toBeInTheDocument();
    unmount();
    server.fails(api.areas.brief, 500, broken);
    renderPage(<HomePage />);
    expect(await section('Research Areas').findByRole('alert')).toBeInTheDocument();
  });
});

describe('Team Members', () => {
  it('links each person to their card and Show more to the team', async () => {
    renderPage(<HomePage />);
    const team = section('Team Members');
    expect(team.getByText('Brains behind it')).toBeInTheDocument();
    expect(await team.findByRole('link', { name: /Ada Byron/ })).toHaveAttribute('href', '/userDetails/m1');
    expect(team.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/team');
  });

  it('shows the loading and the empty state of the team', async () => {
    const release = server.holds(api.team.list, [aMember({ role: 'Researcher' })]);
    renderPage(<HomePage />);
    expect(section('Team Members').getByRole('status')).toHaveTextContent('Loading team...');
    release();
    expect(await section('Team Members').findByText('No advisors found.')).toBeInTheDocument();
  });

  it('shows the defaults for missing fields', async () => {
    server.answers(api.team.list, [aMember({ name: '', university: '' })]);
    renderPage(<HomePage />);
    const card = await section('Team Members').findByRole('link', { name: /University not specified/ });
    expect(within(card).getByRole('heading')).toHaveTextContent('Name');
  });
});

describe('Collaborators', () => {
  it('shows the partners', async () => {
    renderPage(<HomePage />);
    const partners = section('Collaborators');
    expect(partners.getByText('Our Collaboration Partners')).toBeInTheDocument();
    expect(await partners.findByText('Northhaven University')).toBeInTheDocument();
  });

  it('shows the loading and the empty state of the collaborators', async () => {
    const release = server.holds(api.collaborators.list, []);
    renderPage(<HomePage />);
    expect(section('Collaborators').getByRole('status')).toHaveTextContent('Loading collaborators...');
    release();
    expect(await section('Collaborators').findByText('No collaborators found.')).toBeInTheDocument();
  });
});
