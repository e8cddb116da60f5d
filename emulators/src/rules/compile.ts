import type { Compilation } from './engine.ts';

export function compileRules(source: string): Compilation {
  return { issues: [{ severity: 'error', line: 1, column: 1, message: `Not compiled: ${source.length}` }] };
}
