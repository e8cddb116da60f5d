import type { Rolldown } from 'vite';

export type Name = Extract<Rolldown.CodeSplittingGroup['name'], (...parts: never[]) => unknown>;
export type Context = Parameters<Name>[1];

/** The dynamic imports that load a module at once, with the modules that import them; circles end. */
export function rootsOf(id: string, context: Context): Map<string, readonly string[]> {
  const roots = new Map<string, readonly string[]>();
  const seen = new Set([id]);
  for (const at of seen) {
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(at) ?? {};
    if (dynamicImporters.length > 0) roots.set(at, dynamicImporters);
    for (const importer of importers) seen.add(importer);
  }
  return roots;
}
