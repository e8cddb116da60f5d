import type { Moves } from '../../api/lifecycle.ts';

type MessageState = 'unanswered' | 'answered';

export const messageMoves = {
  reply: { from: 'unanswered', to: 'answered', by: 'messages.answer' },
} as const satisfies Moves<MessageState>;
