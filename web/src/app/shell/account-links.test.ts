import type { Role } from '@lab/contract/api/rights';
import { deskLinks, everyonesLinks } from '@lab/contract/features/pages/menus.testing';
import { describe, expect, it } from 'vitest';
import { accountLinks } from './account-links.ts';

const labels = (who: { role: Role }) => accountLinks(who).map(({ label }) => label);

// docs/specification.md#the-avatars-menu
describe('account menu', () => {
  it('shows a member the applications but not the desk', () => {
    const offered = labels({ role: '' });
    expect(offered).toEqual(expect.arrayContaining([...everyonesLinks, 'My applications']));
    expect(offered).not.toContain('Write Research Paper');
    for (const label of deskLinks) expect(offered).not.toContain(label);
  });

  it('shows a writer the links for writing', () => {
    expect(labels({ role: 'writer' })).toEqual(
      expect.arrayContaining([...everyonesLinks, 'My applications', 'Write Research Paper']),
    );
  });

  it('shows an admin the desk but not the applications', () => {
    const offered = labels({ role: 'admin' });
    expect(offered).toEqual(expect.arrayContaining([...everyonesLinks, ...deskLinks]));
    expect(offered).not.toContain('My applications');
    expect(offered).not.toContain('Write Research Paper');
  });
});
