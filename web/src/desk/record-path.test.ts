import type { Activity } from '@lab/contract/features/activity/schemas';
import { expect, test } from 'vitest';
import { recordPath } from './record-path.ts';

const entry = (kind: Activity['kind'], action: Activity['action']): Activity => ({
  _id: 'x',
  actor: 'ada@lab.test',
  kind,
  action,
  targetId: 'r1',
  targetName: 'Ann A',
  createdAt: '2026-01-02T10:00:00.000Z',
});

test.each([
  ['news', 'edited', '/dashboard/addNews?edit=r1'],
  ['member', 'created', '/dashboard/teamMembers?edit=r1'],
  ['news', 'deleted', '/dashboard/recentlyDeleted?kind=news'],
  ['paper', 'deleted', '/dashboard/recentlyDeleted?kind=paper'],
  ['paper', 'published', '/dashboard/publications?edit=r1'],
  ['paper', 'gaveFeedback', '/dashboard/reviewResearch?record=r1'],
  ['paper', 'rejected', undefined],
  ['application', 'gaveFeedback', '/dashboard/applications?record=r1'],
  ['application', 'accepted', '/dashboard/teamMembers?edit=r1'],
  ['application', 'deleted', undefined],
  ['message', 'replied', '/dashboard/manageContacts?record=r1&show=all'],
  ['user', 'madeAdmin', '/dashboard/allUsers?q=Ann+A'],
  ['labInfo', 'edited', '/dashboard/updateInfo'],
] as const)('a record of the kind %s that was %s is found at %s', (kind, action, path) => {
  expect(recordPath(entry(kind, action))).toBe(path);
});
