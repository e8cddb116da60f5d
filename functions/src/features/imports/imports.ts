import type { api } from '@lab/contract';
import { type HandlersOf, Page } from '../../core/http/handler.ts';
import { choose, discard } from './choose.ts';
import { entriesPage } from './entries-page.ts';
import { listImports, readImport, toImport } from './import-store.ts';
import { runImport } from './run.ts';
import { undoImport } from './undo.ts';

export const imports: HandlersOf<typeof api.imports> = {
  async plan({ body, caller }) {
    const { makePlan, storePlan } = await import('./plan.ts');
    return storePlan(await makePlan(body, caller));
  },

  async list({ query }) {
    const { shown, next } = await listImports(query);
    return new Page(shown, next);
  },

  async get({ params }) {
    return toImport(params.id, await readImport(params.id));
  },

  entries: ({ query }) => entriesPage(query),

  choose: ({ params, body }) => choose(params.id, body),

  run: ({ params, caller }) => runImport(params.id, caller),

  undo: ({ params, caller }) => undoImport(params.id, caller),

  discard: ({ params }) => discard(params.id),
};
