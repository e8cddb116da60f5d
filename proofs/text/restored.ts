/** The records of the lab, exported and restored in another project of the emulators. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Declaration } from '@lab/contract/core/content/kind';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kindNames } from '@lab/contract/kinds/kinds';
import type { Lab } from '../suite.ts';

const run = promisify(execFile);
const project = 'demo-restored';

/** By kind and id. */
export async function restoredRecords(lab: Lab): Promise<Map<string, unknown>> {
  const records = new Map<string, unknown>();
  const collectionOf = (kind: keyof Kinds) => (declarationOf(kind) as Declaration).collection;
  const found = await restoredDocuments(lab, kindNames.map(collectionOf));
  for (const kind of kindNames)
    for (const [id, record] of found.get(collectionOf(kind)) ?? []) records.set(`${kind}/${id}`, record);
  return records;
}

/** By collection and id. */
export async function restoredDocuments(
  { env }: Lab,
  collections: readonly string[],
): Promise<Map<string, Map<string, unknown>>> {
  const folder = await mkdtemp(join(tmpdir(), 'restored-'));
  const file = join(folder, 'lab.zip');
  const documents = `http://${env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}/databases/(default)/documents`;
  try {
    const given = { ...process.env, ...env };
    await run('node', ['functions/dist/cli/export.js', file], { env: given });
    // The emulators load the demo lab into every project.
    await fetch(documents, { method: 'DELETE' });
    await run('node', ['functions/dist/cli/restore.js', file, '--project', project], { env: given });
    const found = new Map<string, Map<string, unknown>>();
    for (const name of collections)
      found.set(name, await documentsIn(env.FIRESTORE_EMULATOR_HOST ?? '', name));
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function documentsIn(host: string, collection: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (let pageToken = ''; ; ) {
    const query = new URLSearchParams({ pageSize: '300', pageToken });
    const address = `http://${host}/v1/projects/${project}/databases/(default)/documents/${collection}?${query}`;
    const answer = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
    const { documents = [], nextPageToken = '' } = (await answer.json()) as Listed;
    for (const { name, fields } of documents)
      found.set(name.split('/').at(-1) ?? '', plain({ mapValue: { fields } }));
    pageToken = nextPageToken;
    if (!pageToken) return found;
  }
}

interface Listed {
  documents?: { name: string; fields: Record<string, Value> }[];
  nextPageToken?: string;
}

interface Value {
  stringValue?: string;
  mapValue?: { fields?: Record<string, Value> };
  arrayValue?: { values?: Value[] };
}

/** Only what texts are in. */
function plain({ stringValue, mapValue, arrayValue }: Value): unknown {
  if (mapValue)
    return Object.fromEntries(
      Object.entries(mapValue.fields ?? {}).map(([name, value]) => [name, plain(value)]),
    );
  return arrayValue ? (arrayValue.values ?? []).map(plain) : stringValue;
}
