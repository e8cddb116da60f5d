/** Connects the web SDK to its own engine, which is empty at the start of each test. */
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeEach } from 'vitest';
import { startEngine } from './engine.testing.ts';

/** The compat object of a test context wraps the modular one. */
const modular = (context: RulesTestContext) => context.firestore() as unknown as Firestore;

export async function openWebSdk(rules: string) {
  setLogLevel('silent');
  const running = await startEngine();
  const { host, port } = running;
  const environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host, port, rules },
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(async () => {
    await environment.cleanup();
    await running.close();
  });
  return {
    host,
    port,
    as: (uid: string, claims: TokenOptions = {}) => modular(environment.authenticatedContext(uid, claims)),
    anonymous: () => modular(environment.unauthenticatedContext()),
    withoutRules: (work: (db: Firestore) => Promise<void>) =>
      environment.withSecurityRulesDisabled((context) => work(modular(context))),
  };
}
