/** The page of a person, with little and with much, and the form of what it says. */
import { api } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import type { Member } from '@lab/contract/features/team/kind';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import type { OwnProfile, ShownProfile } from '@lab/contract/features/team/profile/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMember, aProfile } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { MemberPage } from './member-page.tsx';
import { OwnPublicProfile } from './public-profile/own-public-profile.tsx';

const open = (member: Member, profile: ShownProfile) =>
  renderPage(<MemberPage member={member} profile={profile} />);
const answering = () =>
  stubServer().answers(api.papers.list, []).answers(api.papers.selected, []).answers(api.outputs.list, []);

describe('the page of a person', () => {
  it('shows everything that there is', async () => {
    answering().answers(api.profiles.news, [
      { _id: 'n1', title: 'A prize for Ada', createdAt: '2025-03-01' },
    ]);
    open(aMember(), aProfile());
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
    expect(screen.getByText('(she/her)')).toBeVisible();
    expect(screen.getByText('Formerly Ada Noel')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Ada at her desk' })).toBeVisible();
    expect(screen.getByText('University of Northhaven')).toBeVisible();
    expect(screen.getByText(/Fellow,/)).toHaveTextContent('Fellow, Royal Society');
    for (const [name, address] of [
      ['ORCID iD', 'https://orcid.org/0000-0002-1825-0097'],
      ['Homepage', 'https://ada.example.org/'],
      ['Google Scholar', 'https://scholar.example.org/ada'],
      ['Mastodon', 'https://social.example.org/@ada'],
      ['Bluesky', 'https://bsky.example.org/ada'],
      ['Poems', 'https://poems.example.org/'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    const list = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(list('Research interests').map((item) => item.textContent)).toEqual(['tides', 'teacups']);
    expect(list('Education')[0]).toHaveTextContent('Dr. rer. nat.University of Southhaven1835');
    const contact = within(screen.getByRole('region', { name: 'Contact' }));
    expect(contact.getByText('Tuesdays at ten')).toBeVisible();
    expect(contact.getByRole('link', { name: 'Contact card (vCard)' })).toHaveAttribute(
      'href',
      '/userDetails/m1.vcf',
    );
    expect(await screen.findByRole('link', { name: 'A prize for Ada' })).toHaveAttribute('href', '/news/n1');
  });

  it('leaves out what is not known', async () => {
    const nothing = { email: '', phone: '', university: '' };
    answering().answers(api.profiles.news, []);
    open(aMember(nothing), emptyValues(profileFields));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
    expect(screen.queryByText(/not specified/)).not.toBeInTheDocument();
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(headings()).toEqual(['Details']));
  });

  it('leads to no address that runs something', async () => {
    const bad = 'javascript:alert(1)';
    answering().answers(api.profiles.news, []);
    const { container } = open(
      aMember({ socialMedia: { linkedin: bad, twitter: bad, facebook: bad, github: bad } }),
      aProfile({
        homepage: bad,
        mastodon: bad,
        links: [{ name: 'x', address: bad }],
        affiliations: [{ organization: 'Y', position: '', address: bad }],
      }),
    );
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.getByText('Y')).toBeVisible());
    const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses.filter((address) => address?.startsWith('javascript'))).toEqual([]);
  });
});

describe('one’s own public profile', () => {
  const mine: OwnProfile = {
    ...emptyValues(profileFields),
    pronouns: 'she/her',
    memberId: 'm1',
    hidden: ['phone', 'formerNames'],
    linkedNames: [],
  };

  it('says that somebody outside the team has none', async () => {
    stubServer().answers(api.profiles.mine, { ...mine, memberId: '' });
    renderPage(<OwnPublicProfile />);
    expect(await screen.findByText(/when an admin adds you to the team/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is edited, and keeps what is hidden', async () => {
    const server = stubServer()
      .answers(api.profiles.mine, mine)
      .answers(api.profiles.updateMine, { modifiedCount: 1 });
    const { user } = renderPage(<OwnPublicProfile />);
    expect(await screen.findByText('she/her')).toBeVisible();
    expect(screen.getByText('Visitors do not see').nextSibling).toHaveTextContent('Phone');
    await user.click(screen.getByRole('button', { name: 'Edit public profile' }));
    expect(screen.queryByRole('switch')).toBeNull();
    await user.type(screen.getByLabelText('ORCID iD'), 'https://orcid.org/0000-0002-1825-0097');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Public profile updated')).toBeVisible();
    const [sent] = server.calls(api.profiles.updateMine);
    expect(sent?.body).toMatchObject({
      orcid: '0000-0002-1825-0097',
      hidden: ['phone', 'formerNames'],
      before: { pronouns: 'she/her', hidden: ['phone', 'formerNames'] },
    });
    expect(sent?.body).not.toHaveProperty('linkedNames');
  });

  it('is closed when it is saved, also while the profile is slow to come', async () => {
    const server = stubServer()
      .answers(api.profiles.mine, mine)
      .answers(api.profiles.updateMine, { modifiedCount: 1 });
    const { user } = renderPage(<OwnPublicProfile />);
    await user.click(await screen.findByRole('button', { name: 'Edit public profile' }));
    server.holds(api.profiles.mine, mine);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(
      await screen.findByRole('button', { name: 'Edit public profile' }, { timeout: 8000 }),
    ).toBeVisible();
  });

  it('is not sent with a wrong ORCID iD', async () => {
    const server = stubServer().answers(api.profiles.mine, mine);
    const { user } = renderPage(<OwnPublicProfile />);
    await user.click(await screen.findByRole('button', { name: 'Edit public profile' }));
    await user.type(screen.getByLabelText('ORCID iD'), '0000-0002-1825-0098');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('This ORCID iD has a wrong digit')).toBeVisible();
    expect(server.calls(api.profiles.updateMine)).toEqual([]);
  });
});
