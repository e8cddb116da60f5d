import type { Moves } from '../../api/lifecycle.ts';

type MessageState = 'unanswered' | 'answered';

export const messageMoves = {
  reply: { from: 'unanswered', to: 'answered', by: 'admin' },
} as const satisfies Moves<MessageState>;
