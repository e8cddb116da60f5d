/**
 * Compares with recorded answers of Google's emulator (cloud-firestore-emulator of the Google Cloud CLI
 * 528.0.0). Each
 * line has an answer, or `refused` if the rules do not compile, and the question: a condition for reading the
 * missing document /e/a, a whole file of rules, or a condition for listing /c with a query's clauses.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerTo, ask, documentPath, documentRules, documents } from './ask.testing.ts';
import type { QueryFilter } from './query.ts';
import { fromPlain, path } from './value.ts';

function lines(file: string): string[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean);
}

interface Clauses {
  limit?: number;
  offset?: number;
  orderBy?: string[];
}
type Filter =
  | ['and' | 'or', ...Filter[]]
  | [field: string, op: Exclude<QueryFilter['op'], 'and' | 'or'>, unknown];
type Asked = [answer: string, condition: string, filter?: Filter | null, clauses?: Clauses];

function filterOf(filter: Filter): QueryFilter {
  if (isCombined(filter)) {
    const [op, ...filters] = filter;
    return { op, filters: filters.map(filterOf) };
  }
  const [name, op, value] = filter;
  const field = name.split('.');
  if (name === '__name__') return { op: '==', field, value: path(documentPath(`c/${value}`)) };
  if (op === 'in' || op === 'not-in' || op === 'array-contains-any') {
    return { op, field, values: Array.isArray(value) ? value.map(fromPlain) : [] };
  }
  return { op, field, value: fromPlain(value) };
}

function isCombined(filter: Filter): filter is ['and' | 'or', ...Filter[]] {
  return filter[0] === 'and' || filter[0] === 'or';
}

function allowsQuery([, condition, filter, clauses]: Asked): boolean {
  const rules = documents(`match /c/{id} { allow list: if ${condition}; }`);
  const query = {
    limit: clauses?.limit,
    offset: clauses?.offset,
    orderBy: (clauses?.orderBy ?? []).map((field) => ({
      field: field.split('.'),
      direction: 'ASC' as const,
    })),
    filter: filter ? filterOf(filter) : undefined,
  };
  const given = Object.fromEntries(Object.entries(query).filter(([, clause]) => clause !== undefined));
  return ask(rules, 'c', { method: 'list', query: given }).allowed;
}

function row(line: string): [answer: string, asked: string] {
  return [line.slice(0, 8).trimEnd(), line.slice(8)];
}

describe('the answers of the official emulator', () => {
  const chapters = readFileSync(join(import.meta.dirname, 'official-expressions.txt'), 'utf8')
    .split(/^# /m)
    .filter(Boolean);

  test.each(
    chapters.map((chapter) => [chapter.split('\n')[0], chapter.split('\n').slice(1).filter(Boolean)]),
  )('%s', (_, rows) => {
    const different = [...rows].filter((line) => {
      const [answer, expression] = row(line);
      return answerTo(documentRules(`match /e/{id} { allow get: if ${expression}; }`)) !== answer;
    });
    expect(different).toEqual([]);
  });

  test('queries', () => {
    const different = lines('official-queries.jsonl').filter((line) => {
      const asked: Asked = JSON.parse(line);
      return allowsQuery(asked) !== (asked[0] === 'allowed');
    });
    expect(different).toEqual([]);
  });

  test('files of rules', () => {
    const different = lines('official-files.txt').filter((line) => {
      const [answer, source] = row(line);
      return answerTo(source) !== answer;
    });
    expect(different).toEqual([]);
  });
});
