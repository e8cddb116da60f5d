import { api } from '@lab/contract';
import { defaultRoles } from '@lab/contract/features/team/roles';
import type { Term } from '@lab/contract/features/team/terms';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsQuery } from '../../lib/settings.ts';
import { aMember, papers } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { MemberPage } from './member-page.tsx';
import { teamQuery } from './queries.ts';
import TeamPage from './team-page.tsx';

const bare = aMember({ name: '', email: '', phone: '', university: '', details: '', image: '' });

describe('team', () => {
  it('is fresh for 5 minutes and kept for 10', () => {
    expect(teamQuery.staleTime).toBe(5 * 60 * 1000);
    expect(teamQuery.gcTime).toBe(10 * 60 * 1000);
  });

  it('has a section for each role, in order', async () => {
    const team = defaultRoles.map(({ id }) => aMember({ _id: id, name: `A ${id}`, role: id }));
    stubServer().answers(api.team.list, team.toReversed());
    renderPage(<TeamPage />);
    await screen.findByRole('region', { name: 'Advisor' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Advisor',
      'Research Director',
      'Researcher',
      'Research Assistant',
    ]);
    const assistants = within(screen.getByRole('region', { name: 'Research Assistant' }));
    expect(assistants.getByRole('link', { name: 'A Research Assistant' })).toBeInTheDocument();
  });

  it('has the sections of the lab’s own roles, in its order', async () => {
    stubServer().answers(api.team.list, [aMember(), aMember({ _id: 'm2', name: 'Dora', role: 'phd' })]);
    const { client } = renderPage(<TeamPage />);
    const phd = { id: 'phd', heading: 'Doctoral students', one: '', shape: 'side' as const, onHome: false };
    client.setQueryData(settingsQuery.queryKey, { roles: [phd, ...defaultRoles] });
    const section = await screen.findByRole('region', { name: 'Doctoral students' });
    expect(within(section).getByRole('link', { name: 'Dora' })).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Doctoral students', 'Advisor']);
  });

  it('leads to the alumni where the lab shows them', async () => {
    stubServer().answers(api.team.list, [aMember()]);
    const { client } = renderPage(<TeamPage />);
    await screen.findByRole('link', { name: 'Ada Byron' });
    expect(screen.queryByRole('link', { name: 'All alumni' })).not.toBeInTheDocument();
    client.setQueryData(settingsQuery.queryKey, { inFooter: [{ to: '/alumni', label: 'Alumni' }] });
    expect(await screen.findByRole('link', { name: 'All alumni' })).toHaveAttribute('href', '/alumni');
  });

  it('shows how to reach a member', async () => {
    const socialMedia = {
      linkedin: 'https://linkedin.example/ada',
      twitter: 'https://twitter.example/ada',
      facebook: '',
      github: 'javascript:alert(1)',
    };
    stubServer().answers(api.team.list, [aMember({ socialMedia })]);
    renderPage(<TeamPage />);
    expect(await screen.findByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/userDetails/m1');
    expect(screen.getByText('University of Northhaven')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ada@lab.test' })).toHaveAttribute('href', 'mailto:ada@lab.test');
    expect(screen.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
      'href',
      'https://linkedin.example/ada',
    );
    expect(screen.queryByRole('link', { name: /Facebook|GitHub/ })).not.toBeInTheDocument();
  });

  it('has the job title of who has one', async () => {
    const people = [aMember({ title: 'Assistant Professor' }), aMember({ _id: 'm2', name: 'Bo' })];
    stubServer().answers(api.team.list, people);
    renderPage(<TeamPage />);
    const [ada, bo] = await screen.findAllByRole('article');
    expect(ada).toHaveTextContent('Assistant Professor');
    expect(bo?.querySelectorAll('p')).toHaveLength((ada?.querySelectorAll('p').length ?? 0) - 1);
  });

  it('says what is not known', async () => {
    stubServer().answers(api.team.list, [bare]);
    const { container } = renderPage(<TeamPage />);
    expect(await screen.findByText('Email not specified')).toBeInTheDocument();
    expect(screen.getByText('Phone not specified')).toBeInTheDocument();
    expect(screen.getByText('University not specified')).toBeInTheDocument();
    expect(screen.getByText('Details is not specified')).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('fallback'));
  });

  it('is searched by name and topic, and chips count the topics', async () => {
    const others = ['Bo', 'Cleo', 'Dora', 'Eve', 'Finn', 'Gil'];
    stubServer()
      .answers(api.team.list, [aMember(), ...others.map((name) => aMember({ _id: name, name }))])
      .answers(api.profiles.interests, [
        { _id: 'm1', interests: ['Tide gauges', 'Optics'] },
        { _id: 'Bo', interests: ['optics'] },
      ]);
    const { user, address } = renderPage(<TeamPage />, { path: '/team', at: '/team' });
    const topics = within(await screen.findByRole('navigation', { name: 'Topics' }));
    const shown = topics.getAllByRole('link').map(({ textContent }) => textContent);
    expect(shown).toEqual(['Optics 2', 'Tide gauges 1']);
    const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await user.click(topics.getByRole('link', { name: 'Optics 2' }));
    expect(names()).toEqual(['Ada Byron', 'Bo']);
    await user.type(screen.getByRole('searchbox', { name: 'Name or topic' }), 'tide');
    expect(address()).toBe('/team?topic=Optics&q=tide');
    expect(names()).toEqual(['Ada Byron']);
    expect(screen.getByText('1 of 7 people')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText(/^Nobody found/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show everybody' }));
    expect(address()).toBe('/team');
    expect(names()).toHaveLength(7);
  });

  it('says that it is loading, and then that there is nobody', async () => {
    const release = stubServer().holds(api.team.list, []);
    renderPage(<TeamPage />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading team...');
    release();
    expect(await screen.findByText('Nobody is on this page yet.')).toBeInTheDocument();
  });

  it('recovers from a failure', async () => {
    const server = stubServer().isUnreachable(api.team.list);
    const { user } = renderPage(<TeamPage />);
    await screen.findByRole('alert');
    server.answers(api.team.list, [aMember()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Ada Byron' })).toBeInTheDocument();
  });
});

describe('member', () => {
  const open = (member = aMember(), terms: Term[] = []) =>
    renderPage(<MemberPage member={member} terms={terms} />);

  it('has the title beside the role', () => {
    stubServer();
    open(aMember({ title: 'Assistant Professor' }));
    expect(screen.getByText('Assistant Professor · Advisor')).toBeInTheDocument();
  });

  it('shows what they were before', async () => {
    const term = { role: 'Researcher', title: '', from: '2019', until: '2023-05' };
    const present = { role: 'Advisor', title: '', from: '2023-05', until: '' };
    stubServer();
    open(aMember(), [term, present]);
    const history = within(await screen.findByRole('list', { name: 'At the lab' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      'Advisor since 2023',
      'Researcher 2019–2023',
    ]);
  });

  it('says what is not known', async () => {
    stubServer();
    open(bare);
    expect(await screen.findByRole('heading', { level: 1, name: 'Name' })).toBeInTheDocument();
    expect(screen.getByText('Details is not specified')).toBeInTheDocument();
    const portrait = document.querySelector('img') as HTMLImageElement;
    fireEvent.error(portrait);
    expect(portrait).toHaveAttribute('src', expect.stringContaining('fallback'));
  });

  it('shows the initials where the picture fails', async () => {
    stubServer();
    open();
    await screen.findByRole('heading', { level: 1 });
    fireEvent.error(document.querySelector('img') as HTMLImageElement);
    expect(await screen.findByText('AB')).toBeInTheDocument();
  });

  it('has the name before the contact, and does not say it again for the portrait', async () => {
    stubServer();
    open();
    const title = await screen.findByRole('heading', { level: 1 });
    const contact = screen.getByRole('region', { name: 'Contact' });
    expect(title.compareDocumentPosition(contact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says when the papers cannot be loaded, and loads them on request', async () => {
    const server = stubServer().isUnreachable(api.papers.list);
    const { user } = open();
    await screen.findByRole('alert');
    server.answers(api.papers.list, papers(1));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Paper 1' })).toBeInTheDocument();
  });
});
