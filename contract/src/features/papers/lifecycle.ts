import type { Moves } from '../../api/lifecycle.ts';

type PaperState = 'pending' | 'published' | 'rejected' | 'withdrawn';

export const paperMoves = {
  edit: { from: 'pending', to: 'pending', by: 'author' },
  withdraw: { from: 'pending', to: 'withdrawn', by: 'author' },
  feedback: { from: 'pending', to: 'pending', by: 'papers.publish' },
  publish: { from: 'pending', to: 'published', by: 'papers.publish' },
  reject: { from: 'pending', to: 'rejected', by: 'papers.publish' },
} as const satisfies Moves<PaperState>;
