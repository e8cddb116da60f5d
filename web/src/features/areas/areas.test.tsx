import { api } from '@lab/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refetchChanged } from '../../lib/query.ts';
import { aMember, anArea, aPaper, aPosition } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import AreaPage from './area-page.tsx';
import AreasPage from './areas-page.tsx';

const gone = { message: 'Research area not found.', code: 'not-found' } as const;

describe('research areas', () => {
  it('shows 8 skeletons while loading, and then the cards', async () => {
    const release = stubServer().holds(api.areas.list, [anArea()]);
    renderPage(<AreasPage />);
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    release();
    expect(await screen.findByRole('heading', { name: 'Waves' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Details: Waves' })).toHaveAttribute(
      'href',
      '/researchAreaDetails/a1',
    );
  });

  it('has groups under their area, each with a link', async () => {
    const group = anArea({ _id: 'a2', departmentName: 'Foam', parent: ['a1'] });
    stubServer().answers(api.areas.list, [group, anArea()]);
    renderPage(<AreasPage />);
    await screen.findByRole('heading', { name: 'Waves' });
    expect(screen.queryByRole('heading', { name: 'Foam' })).toBeNull();
    const groups = within(screen.getByRole('list', { name: 'Groups' }));
    expect(groups.getByRole('link', { name: 'Foam' })).toHaveAttribute('href', '/researchAreaDetails/a2');
  });

  it('says when there are none', async () => {
    stubServer().answers(api.areas.list, []);
    renderPage(<AreasPage />);
    expect(await screen.findByText('There are no research areas yet.')).toBeInTheDocument();
  });

  it('recovers from a failure', async () => {
    const server = stubServer().isUnreachable(api.areas.list);
    const { user } = renderPage(<AreasPage />);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    server.answers(api.areas.list, [anArea()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Waves' })).toBeInTheDocument();
  });

  it('replaces a broken picture', async () => {
    stubServer().answers(api.areas.list, [anArea()]);
    const { container } = renderPage(<AreasPage />);
    await screen.findByRole('heading', { name: 'Waves' });
    const image = container.querySelector('img') as HTMLImageElement;
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', expect.stringContaining('fallback'));
  });
});

describe('research area details', () => {
  const labServer = () =>
    stubServer()
      .answers(api.papers.list, [])
      .answers(api.alumni.people, [])
      .answers(api.team.list, [])
      .answers(api.positions.list, [])
      .answers(api.areas.brief, [])
      .answers(api.news.ofArea, []);
  const open = (state?: unknown, id = 'a1') =>
    renderPage(<AreaPage />, { path: '/researchAreaDetails/:id', at: `/researchAreaDetails/${id}`, state });

  it('lists its own open positions, each with a link to its page', async () => {
    labServer()
      .answers(api.areas.get, anArea())
      .answers(api.positions.list, [
        aPosition({ areas: ['a1'], role: 'Wave Counter' }),
        aPosition({ _id: 'o2', areas: ['a2'], role: 'Star Counter' }),
      ]);
    open();
    expect(await screen.findByRole('link', { name: 'Wave Counter' })).toHaveAttribute('href', '/joinUs/o1');
    expect(screen.queryByText('Star Counter')).toBeNull();
  });

  it('shows at once what the link brought along', () => {
    labServer().holds(api.areas.get, anArea());
    open(anArea());
    expect(screen.getByRole('heading', { level: 1, name: 'Waves' })).toBeInTheDocument();
    expect(screen.getByText('Everything that goes up and down.')).toBeInTheDocument();
    expect(screen.getByText('Ripples')).toBeInTheDocument();
    expect(screen.getByText('Small waves.')).toBeInTheDocument();
  });

  it('loads by id when somebody shared the link', async () => {
    const release = labServer().holds(api.areas.get, anArea({ subDepartments: [] }));
    open();
    expect(screen.getByRole('status')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Waves' })).toBeInTheDocument();
    expect(screen.queryByText('Topics')).not.toBeInTheDocument();
  });

  it('does not take the state of another area for this one', () => {
    labServer().holds(api.areas.get, anArea());
    open(anArea({ _id: 'other', departmentName: 'Rocks' }));
    expect(screen.queryByText('Rocks')).not.toBeInTheDocument();
  });

  it('shows two sub-departments of one name, and none of them once they are gone', async () => {
    const ripples = { name: 'Ripples', description: 'Small waves.' };
    const server = labServer().answers(api.areas.get, anArea({ subDepartments: [ripples, ripples] }));
    const { client } = open();
    await waitFor(() => expect(screen.getAllByText('Ripples')).toHaveLength(2));
    const swells = { name: 'Swells', description: 'Long waves.' };
    server.answers(api.areas.get, anArea({ subDepartments: [swells] }));
    await act(() => refetchChanged(client));
    expect(await screen.findByText('Swells')).toBeInTheDocument();
    expect(screen.queryByText('Ripples')).not.toBeInTheDocument();
  });

  it('says when there is no such area', async () => {
    labServer().fails(api.areas.get, 404, gone);
    open(undefined, 'nope');
    expect(await screen.findByRole('heading', { name: 'Research area not found.' })).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    const server = labServer().isUnreachable(api.areas.get);
    const { user } = open();
    await screen.findByRole('alert');
    server.answers(api.areas.get, anArea());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Waves');
  });

  it('shows its newest papers, and the members of the team who wrote them', async () => {
    const server = labServer()
      .answers(api.areas.get, anArea())
      .answers(api.papers.list, [aPaper({ authors: ['Grace Hopper', 'A. Byron'], memberIds: ['', 'm1'] })])
      .answers(api.alumni.people, [aMember(), aMember({ _id: 'm2', name: 'Alan Turing' })]);
    open();
    const papers = within(await screen.findByRole('region', { name: 'Newest papers' }));
    expect(await papers.findByRole('link', { name: 'Tides in a teacup' })).toHaveAttribute(
      'href',
      '/paper/p1',
    );
    expect(papers.getByText('Journal of Small Waves, 2025')).toBeInTheDocument();
    const people = within(await screen.findByRole('region', { name: 'People' }));
    expect(people.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ada Byron']);
    expect(people.getByRole('link')).toHaveAttribute('href', '/userDetails/m1');
    expect(server.calls(api.papers.list)[0]?.query).toEqual({ area: 'Waves', limit: '5', order: 'date' });
  });

  it('names its own people first, each once, and its groups, its area and its news', async () => {
    const brief = { details: '', drawn: [] };
    labServer()
      .answers(
        api.areas.get,
        anArea({
          people: ['Ada Byron', 'A Guest'],
          memberIds: ['m1', ''],
          parent: ['a0'],
          references: [{ _id: 'a0', name: 'Physics' }],
        }),
      )
      .answers(api.papers.list, [aPaper({ authors: ['A. Byron', 'Alan Turing'], memberIds: ['m1', 'm2'] })])
      .answers(api.alumni.people, [aMember(), aMember({ _id: 'm2', name: 'Alan Turing' })])
      .answers(api.team.list, [aMember({ image: '/ada.webp' }), aMember({ _id: 'm3', image: '/other.webp' })])
      .answers(api.areas.brief, [
        { _id: 'a3', departmentName: 'Ripples', parent: 'a1', ...brief },
        { _id: 'a4', departmentName: 'Stones', parent: 'a5', ...brief },
      ])
      .answers(api.news.ofArea, [{ _id: 'n1', title: 'A new flume', createdAt: '2025-06-01T09:00:00.000Z' }]);
    open();
    const people = within(await screen.findByRole('region', { name: 'People' }));
    await people.findByText('Alan Turing');
    expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ada Byron',
      'A Guest',
      'Alan Turing',
    ]);
    // Who has no portrait has initials, and the name beside it is enough to hear.
    const [ada, guest] = people.getAllByRole('listitem');
    expect(ada?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/ada'));
    expect(ada?.querySelector('img')).toHaveAttribute('alt', '');
    expect(guest?.querySelector('[data-initials="AG"]')).not.toBeNull();
    expect(people.getByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/userDetails/m1');
    expect(screen.getByRole('link', { name: 'Physics' })).toHaveAttribute('href', '/researchAreaDetails/a0');
    const groups = within(await screen.findByRole('region', { name: 'Groups' }));
    expect(groups.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ripples']);
    const news = within(await screen.findByRole('region', { name: 'News' }));
    expect(news.getByRole('link', { name: 'A new flume' })).toHaveAttribute('href', '/news/n1');
  });

  it('shows neither before anything is published', async () => {
    labServer().answers(api.areas.get, anArea()).answers(api.alumni.people, [aMember()]);
    open();
    await screen.findByText('Ripples');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Newest papers' })).toBeNull());
    expect(screen.queryByRole('region', { name: 'People' })).not.toBeInTheDocument();
  });

  it('is shown when its papers cannot be loaded', async () => {
    labServer().answers(api.areas.get, anArea()).isUnreachable(api.papers.list);
    open();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Waves' })).toBeInTheDocument();
  });
});
