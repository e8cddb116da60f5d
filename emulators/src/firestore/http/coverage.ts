/** The coverage of the rules, as JSON and as a page. */
import type { Engine } from '../engine.ts';
import { coveragePage } from './coverage-page.ts';
import type { HttpAnswer, Route } from './route.ts';

export function coverageRoutes(engine: Engine): Route[] {
  const path = '^/emulator/v1/projects/([^/]+):ruleCoverage';
  return [
    {
      method: 'GET',
      pattern: new RegExp(`${path}$`),
      answer: ({ parts }) => coverageJson(engine, parts[0] ?? ''),
    },
    {
      method: 'GET',
      pattern: new RegExp(`${path}\\.html$`),
      answer: ({ parts }) => {
        const { source, ruleset } = engine.guard.rulesOf(parts[0] ?? '') ?? {};
        return {
          text: coveragePage(source ?? '', ruleset?.coverage() ?? []),
          type: 'text/html; charset=utf-8',
        };
      },
    },
  ];
}

function coverageJson(engine: Engine, project: string): HttpAnswer {
  const rules = engine.guard.rulesOf(project);
  if (!rules) return { json: { rules: { files: [] }, report: [] } };
  const files = [{ name: 'security.rules', content: rules.source }];
  return { json: { rules: { files }, report: rules.ruleset.coverage() } };
}
