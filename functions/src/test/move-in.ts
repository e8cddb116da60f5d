/** What tests of `npm run move-in` share. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { call } from './call.ts';

/** As `npm run move-in` does: the server's process can read no other pictures than its own. */
export function moveIn(...given: string[]): Promise<string> {
  const file = fileURLToPath(new URL('../../dist/cli/move-in.js', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...given], (_, out, errors) => resolve(`${out}${errors}`.trim()));
  });
}

/** Where an old address leads. */
export async function targetOf(path: string): Promise<string | null> {
  const answer = await fetch(`${process.env.LAB_ADDRESS}${path}`, { redirect: 'manual' });
  return answer.status === 301 ? answer.headers.get('location') : null;
}

/** The roles, sentence and look of the site that moves in stay in the lab of all tests otherwise. */
export async function keepSettings(token: string): Promise<void> {
  const { team, identity, look } = (await call('GET /allSettings', { token })).body;
  onTestFinished(async () => {
    await call('PATCH /settings/team', { token, body: team });
    await call('PATCH /settings/identity', { token, body: identity });
    await call('PATCH /settings/look', { token, body: look });
  });
}
