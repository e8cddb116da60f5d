import type { Moves } from '../../api/lifecycle.ts';

export type ApplicationState = 'pending' | 'accepted' | 'deleted';

export const applicationMoves = {
  feedback: { from: 'pending', to: 'pending', by: 'admin' },
  accept: { from: 'pending', to: 'accepted', by: 'admin' },
  delete: { from: 'pending', to: 'deleted', by: 'author-or-admin' },
} as const satisfies Moves<ApplicationState>;
