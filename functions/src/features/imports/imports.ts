import type { api } from '@lab/contract';
import { type HandlersOf, Page } from '../../core/http/handler.ts';
import { listImports, readImport, toImport } from './import-store.ts';

/** What few calls need is loaded with the first of them. */
export const imports: HandlersOf<typeof api.imports> = {
  async plan({ body, caller }) {
    const { planFile } = await import('./plan-file.ts');
    return planFile(body, caller);
  },

  async list({ query }) {
    const { shown, next } = await listImports(query);
    return new Page(shown, next);
  },

  async get({ params }) {
    return toImport(params.id, await readImport(params.id));
  },

  async entries({ query }) {
    const { entriesPage } = await import('./entries-page.ts');
    return entriesPage(query);
  },

  async choose({ params, body }) {
    const { choose } = await import('./choose.ts');
    return choose(params.id, body);
  },

  async lookUp({ params }) {
    const { lookUpNext } = await import('./look-ups.ts');
    return lookUpNext(params.id);
  },

  async run({ params, caller }) {
    const { runImport } = await import('./run.ts');
    return runImport(params.id, caller);
  },

  async undo({ params, caller }) {
    const { undoImport } = await import('./undo.ts');
    return undoImport(params.id, caller);
  },

  async discard({ params }) {
    const { discard } = await import('./choose.ts');
    return discard(params.id);
  },
};
