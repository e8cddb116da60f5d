/**
 * The runtime with firebase-tools' own class for the protocol, whose child process is replaced by a runtime
 * in this process. A small server stands in for the Firestore emulator.
 */
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Incoming } from './messages.ts';
import { StorageRulesRuntime } from './runtime.ts';

const require = createRequire(import.meta.url);
const tools = require('firebase-tools/lib/emulator/storage/rules/runtime.js');
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js');

interface Outcome {
  permitted?: boolean;
  issues: { errors: string[]; warnings: string[] };
}

interface Ruleset {
  verify(request: object): Promise<Outcome>;
}

/** An unsigned token, which emulators accept. */
export function token(claims: object): string {
  return ['{"alg":"none"}', JSON.stringify(claims), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

let firestore: Server;
export let client: {
  loadRuleset(source: object): Promise<{ ruleset?: Ruleset; issues: Outcome['issues'] }>;
  handleRuntimeStdout(text: string): void;
};
/** What the server holds and was asked for, and what the rules have printed; empty before each test. */
export const seen = {
  documents: {} as Record<string, object>,
  fetched: [] as string[],
  printed: [] as string[],
};

beforeAll(async () => {
  firestore = createServer(({ url = '' }, response) => {
    const path = url.replace('/v1/projects/demo', '');
    seen.fetched.push(path);
    const fields = seen.documents[path];
    response.writeHead(fields ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(fields ? { name: `projects/demo${path}`, fields } : { error: { code: 404 } }),
    );
  });
  await new Promise<void>((resolve) => firestore.listen(0, '127.0.0.1', resolve));
  const { port } = firestore.address() as AddressInfo;
  EmulatorRegistry.set('firestore', { getInfo: () => ({ name: 'firestore', host: '127.0.0.1', port }) });
});

afterAll(() => {
  EmulatorRegistry.clear('firestore');
  firestore.close();
});

beforeEach(() => {
  Object.assign(seen, { documents: {}, fetched: [], printed: [] });
  client = new tools.StorageRulesRuntime();
  const runtime = new StorageRulesRuntime(
    (message) => client.handleRuntimeStdout(`${JSON.stringify(message)}\n`),
    (line) => seen.printed.push(line),
  );
  const write = (line: string) => {
    void runtime.receive(JSON.parse(line) as Incoming);
  };
  Object.assign(client, { _alive: true, _childprocess: { stdin: { write } } });
});

export async function load(body: string): Promise<Ruleset> {
  const content = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`;
  const { ruleset, issues } = await client.loadRuleset({ files: [{ name: 'storage.rules', content }] });
  if (ruleset === undefined) throw new Error(issues.errors.join());
  return ruleset;
}

export async function permits(ruleset: Ruleset, request: object): Promise<boolean | undefined> {
  const { permitted } = await ruleset.verify({
    projectId: 'demo',
    path: 'b/bucket/o/images/ada/a.webp',
    file: {},
    ...request,
  });
  return permitted;
}
