/** Starts an engine on a free port, for tests that connect as clients do. */

import { Engine, type EngineOptions } from './engine.ts';
import { httpHandler } from './http/router.ts';
import { listen } from './wire/server.ts';

export interface RunningEngine {
  readonly engine: Engine;
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

export async function startEngine(options: EngineOptions = {}): Promise<RunningEngine> {
  const engine = new Engine(options);
  const server = await listen(
    engine,
    httpHandler(engine, () => void server.close()),
    { host: '127.0.0.1', port: 0 },
  );
  return { engine, host: server.host, port: server.port, close: () => server.close() };
}

export const testDatabase = 'projects/demo-test/databases/(default)';
