// Asks the running lab what the banner says about it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usableAccounts } from './banner.mjs';
import { project, root } from './paths.mjs';
import { address, ports } from './ports.mjs';

async function accountsThere() {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:query`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnUserInfo: true }),
  });
  const { userInfo = [] } = /** @type {{ userInfo?: { email?: string, passwordHash?: string }[] }} */ (
    await answer.json()
  );
  return userInfo;
}

export async function labFacts() {
  const demoAccounts = JSON.parse(readFileSync(join(root, 'demo', 'accounts.json'), 'utf8'));
  const [there, { open }] = await Promise.all([
    accountsThere(),
    fetch(`${address}/api/setup`).then((answer) => /** @type {Promise<{ open: boolean }>} */ (answer.json())),
  ]);
  return {
    accounts: usableAccounts(demoAccounts, there),
    setUpAt: open ? `${address}/setup` : undefined,
  };
}
