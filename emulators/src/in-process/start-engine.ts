/** The Firestore engine for tests in the same process. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EngineOptions, RunningEngine } from '../../types/engine.d.ts';
import { Engine } from '../firestore/engine.ts';
import { importDatabase } from '../firestore/export/import.ts';
import { formatIssue } from '../firestore/http/admin.ts';
import { httpHandler } from '../firestore/http/router.ts';
import { parseIndexes } from '../firestore/indexes/definition.ts';
import { RequiredIndexes } from '../firestore/indexes/required.ts';
import { listen } from '../firestore/wire/server.ts';
import { metadataFile } from '../saving/folders.ts';
import { environmentOf } from '../suite/environment.ts';

export async function startEngine({
  rules,
  indexes,
  seed,
  project = 'demo-test',
}: EngineOptions = {}): Promise<RunningEngine> {
  const engine = new Engine(
    indexes === undefined ? {} : { indexes: new RequiredIndexes(parseIndexes(indexes)) },
  );
  if (rules !== undefined) {
    const errors = engine.guard.setRules(rules).filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new Error(`The rules have errors: ${errors.map(formatIssue).join('; ')}`);
  }
  const database = `projects/${project}/databases/(default)`;
  if (seed !== undefined) await importDatabase(engine.store(database).database, documentsIn(seed));
  const server = await listen(
    engine,
    httpHandler(engine, () => void server.close()),
    { host: '127.0.0.1', port: 0 },
  );
  const { host, port } = server;
  return {
    host,
    port,
    project,
    env: environmentOf(project, { firestore: `${host}:${port}` }),
    clear: () => engine.clear(database),
    endTransactions: () => engine.store(database).transactions.endAll(),
    close: () => server.close(),
  };
}

/** An export says where its documents are. */
function documentsIn(folder: string): string {
  const file = join(resolve(folder), metadataFile);
  if (!existsSync(file)) throw new Error(`${folder} is no export: it contains no ${metadataFile}.`);
  const { firestore } = JSON.parse(readFileSync(file, 'utf8'));
  if (!firestore) throw new Error(`The export ${folder} contains no documents.`);
  return join(resolve(folder), firestore.metadata_file);
}
