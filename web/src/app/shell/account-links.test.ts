import type { Role } from '@lab/contract/api/rights';
import { describe, expect, it } from 'vitest';
import { accountLinks } from './account-links.ts';

const labels = (who: { role: Role }) => accountLinks(who).map(({ label }) => label);

const everyone = ['Profile', 'My Pending Paper', 'My Contacts'];
const desk = [
  'Update info',
  'All Users',
  'Manage Applications',
  'Review Research Paper',
  'News and Update',
  'Add new Research Area',
  'Add Collaborators',
  'Manage Contacts',
];

// docs/specification.md#the-avatars-menu
describe('account menu', () => {
  it('shows a member the applications but not the desk', () => {
    const offered = labels({ role: '' });
    expect(offered).toEqual(expect.arrayContaining([...everyone, 'My applications']));
    expect(offered).not.toContain('Write Research Paper');
    for (const label of desk) expect(offered).not.toContain(label);
  });

  it('shows a writer the links for writing', () => {
    expect(labels({ role: 'writer' })).toEqual(
      expect.arrayContaining([...everyone, 'My applications', 'Write Research Paper']),
    );
  });

  it('shows an admin the desk but not the applications', () => {
    const offered = labels({ role: 'admin' });
    expect(offered).toEqual(expect.arrayContaining([...everyone, ...desk]));
    expect(offered).not.toContain('My applications');
    expect(offered).not.toContain('Write Research Paper');
  });
});
