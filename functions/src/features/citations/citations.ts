import type { api } from '@lab/contract';
import type { HandlersOf } from '../../core/http/handler.ts';
import { readCitation } from './read-citation.ts';

export const citations: HandlersOf<typeof api.citations> = {
  read: ({ body }) => readCitation(body.text),
};
