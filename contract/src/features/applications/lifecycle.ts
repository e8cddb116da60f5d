import type { Moves } from '../../api/lifecycle.ts';

export type ApplicationState = 'pending' | 'accepted' | 'deleted';

export const applicationMoves = {
  feedback: { from: 'pending', to: 'pending', by: 'applications.decide' },
  accept: { from: 'pending', to: 'accepted', by: 'applications.decide' },
  delete: { from: 'pending', to: 'deleted', by: 'author', or: 'applications.decide' },
} as const satisfies Moves<ApplicationState>;
