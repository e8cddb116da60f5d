/** Requests of firebase-tools and the test libraries to the engine itself. */
import { join } from 'node:path';
import type { Issue } from '../../rules/engine.ts';
import type { Engine } from '../engine.ts';
import { exportDatabase } from '../export/export.ts';
import { importDatabase } from '../export/import.ts';
import { indexJson } from '../indexes/missing.ts';
import { Code, invalid, StatusError } from '../status.ts';
import { readV1Trigger, readV2Trigger, type Trigger } from '../triggers/trigger.ts';
import type { HttpAnswer, HttpRequest, Route } from './route.ts';

/** Clients give up after some minutes. */
const longestWaitMs = 60_000;

export function adminRoutes(engine: Engine, shutDown: () => void): Route[] {
  return [
    { method: 'GET', pattern: /^\/$/, answer: () => ({ text: 'Ok\n' }) },
    {
      method: 'PUT',
      pattern: /^\/emulator\/v1\/projects\/([^/]+):securityRules$/,
      answer: (request) => setRules(engine, request),
    },
    {
      method: 'DELETE',
      pattern: /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/,
      answer: ({ parts }) => {
        engine.clear(parts[0] ?? '');
        return { json: {} };
      },
    },
    {
      method: 'GET',
      pattern: /^\/emulator\/v1\/indexes:unused$/,
      answer: () => unusedIndexes(engine),
    },
    {
      method: 'POST',
      pattern: /^\/emulator\/v1\/projects\/([^/]+):export$/,
      answer: (request) => startExport(engine, request),
    },
    {
      method: 'POST',
      pattern: /^\/emulator\/v1\/projects\/([^/]+):import$/,
      answer: (request) => startImport(engine, request),
    },
    {
      method: 'GET',
      pattern: /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/changes$/,
      answer: ({ parts, url }) => nextChange(engine, parts[0], url.searchParams.get('after')),
    },
    {
      method: 'POST',
      pattern: /^\/reset$/,
      answer: () => {
        engine.clearAll();
        return { text: 'Resetting...\n' };
      },
    },
    {
      method: 'POST',
      pattern: /^\/shutdown$/,
      answer: () => {
        setImmediate(shutDown);
        return { text: 'Shutting down...\n' };
      },
    },
    // firebase-tools registers functions with Firestore triggers here, for the first generation; the second
    // is below.
    {
      method: 'PUT',
      pattern: /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/(.+)$/,
      answer: ({ parts, body }) => register(engine, readV1Trigger(parts[0] ?? '', parts[1] ?? '', body)),
    },
    {
      method: 'POST',
      pattern: /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/,
      answer: ({ parts, url, body }) =>
        register(engine, readV2Trigger(parts[0] ?? '', url.searchParams.get('eventarcTriggerId'), body)),
    },
  ];
}

function setRules(engine: Engine, { parts, body }: HttpRequest): HttpAnswer {
  const request = (body ?? {}) as { ignore_errors?: unknown; rules?: { files?: { content?: unknown }[] } };
  const content = request.rules?.files?.[0]?.content;
  if (typeof content !== 'string')
    throw invalid('The request holds no rules: expected rules.files[0].content.');
  const issues = engine.guard.setRules(content, parts[0]);
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 && request.ignore_errors !== true) throw invalid(issues.map(formatIssue).join('\n'));
  return { json: issues.length > 0 ? { issues: issues.map(wireIssue) } : {} };
}

/** The indexes of the file that no query has used since the start. */
function unusedIndexes({ indexes }: Engine): HttpAnswer {
  if (!indexes) throw new StatusError(Code.FAILED_PRECONDITION, 'The engine was started without --indexes.');
  return { json: { indexes: indexes.unused.map(indexJson) } };
}

export const formatIssue = (issue: Issue): string => `L${issue.line}:${issue.column} ${issue.message}`;

function wireIssue({ severity, message, line, column }: Issue) {
  return {
    sourcePosition: { fileName: 'security.rules', line, column, currentOffset: 0, endOffset: 0 },
    description: message,
    severity: severity === 'error' ? 'ERROR' : 'WARNING',
  };
}

async function startExport(engine: Engine, { parts, body }: HttpRequest): Promise<HttpAnswer> {
  const request = (body ?? {}) as { database?: unknown; export_directory?: unknown; export_name?: unknown };
  const { export_directory: directory, export_name: name } = request;
  if (typeof directory !== 'string' || typeof name !== 'string') {
    throw invalid('An export needs export_directory and export_name.');
  }
  await exportDatabase(engine.store(databaseOf(request, parts)).database, directory, name);
  return { json: {} };
}

/**
 * With `export_name` the folder is the one that was given for the export; without, `export_directory` is the
 * export's metadata file, as in the official emulator.
 */
async function startImport(engine: Engine, { parts, body }: HttpRequest): Promise<HttpAnswer> {
  const request = (body ?? {}) as { database?: unknown; export_directory?: unknown; export_name?: unknown };
  const { export_directory: directory, export_name: name } = request;
  if (typeof directory !== 'string') throw invalid('An import needs export_directory.');
  const file =
    typeof name === 'string' ? join(directory, name, `${name}.overall_export_metadata`) : directory;
  const { database, transactions } = engine.store(databaseOf(request, parts));
  try {
    await importDatabase(database, file);
    // What they have read may have changed.
    transactions.endAll();
  } catch (error) {
    throw error instanceof StatusError ? error : invalid((error as Error).message);
  }
  return { json: {} };
}

const databaseOf = ({ database }: { database?: unknown }, [project]: readonly string[]): string =>
  typeof database === 'string' ? database : `projects/${project}/databases/(default)`;

/** Answers as soon as the number of changes differs from the caller's, so that callers need not poll. */
async function nextChange(
  engine: Engine,
  name: string | undefined,
  after: string | null,
): Promise<HttpAnswer> {
  const { database } = engine.store(name);
  if (String(database.changes) === after) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, longestWaitMs);
      const forget = database.onCommit(done);
      function done() {
        clearTimeout(timer);
        forget();
        resolve();
      }
    });
  }
  return { json: { changes: database.changes } };
}

function register(engine: Engine, trigger: Trigger): HttpAnswer {
  engine.triggers.register(trigger, engine.store(trigger.database).database);
  return { json: {} };
}
