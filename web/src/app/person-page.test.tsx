import { api } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMember, anAlumnus, papers } from '../test/records.ts';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import PersonPage from './person-page.tsx';

const member = { member: aMember(), profile: emptyValues(profileFields), terms: [] };

const open = (state?: unknown) =>
  renderPage(<PersonPage />, { path: '/userDetails/:id', at: '/userDetails/m1', state });

describe('the page of a person', () => {
  it('shows at once what the link brought along', () => {
    stubServer().holds(api.alumni.person, member);
    open(aMember());
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeInTheDocument();
    expect(screen.getByText('Advisor')).toBeInTheDocument();
  });

  it('loads by id when somebody shared the link, with the member’s papers', async () => {
    stubServer().answers(api.alumni.person, member).answers(api.papers.list, papers(1));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Paper 1' })).toHaveAttribute('href', '/paper/p1');
  });

  it('is also that of somebody who left', async () => {
    stubServer().answers(api.alumni.person, { alumnus: anAlumnus() });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lea Former' })).toBeVisible();
    expect(screen.getByText(/^Was here/)).toBeVisible();
  });

  it('says when there is nobody', async () => {
    stubServer().fails(api.alumni.person, 404, { message: 'User data not found.', code: 'not-found' });
    open();
    expect(await screen.findByRole('heading', { name: 'User data not found.' })).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    const server = stubServer().answers(api.papers.list, []).isUnreachable(api.alumni.person);
    const { user } = open();
    await screen.findByRole('alert');
    server.answers(api.alumni.person, member);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ada Byron');
  });
});
