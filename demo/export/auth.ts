import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountKey, accounts, type DemoAccount } from '../accounts.ts';

/** The accounts as the Auth emulator exports them; its "hash" is the plain password after a salt. */
export function writeAuth(folder: string, photoOf: (key: AccountKey) => string): void {
  mkdirSync(folder, { recursive: true });
  const users = (Object.keys(accounts) as AccountKey[]).map((key) => {
    const account: DemoAccount = accounts[key];
    const created = String(Date.parse(`${account.joined}T09:00:00Z`));
    const salt = `salt-of-${account.uid}`;
    const shown = { displayName: account.name, photoUrl: photoOf(key) };
    return {
      localId: account.uid,
      createdAt: created,
      lastLoginAt: created,
      ...shown,
      passwordHash: `fakeHash:salt=${salt}:password=${account.password}`,
      salt,
      passwordUpdatedAt: Number(created),
      providerUserInfo: [
        {
          providerId: 'password',
          email: account.email,
          federatedId: account.email,
          rawId: account.email,
          ...shown,
        },
      ],
      validSince: String(Number(created) / 1000),
      email: account.email,
      emailVerified: !account.unverified,
      disabled: account.disabled ?? false,
      ...(account.admin && { customAttributes: JSON.stringify({ admin: true }) }),
    };
  });
  const config = {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
  };
  writeJson(join(folder, 'accounts.json'), { kind: 'identitytoolkit#DownloadAccountResponse', users });
  writeJson(join(folder, 'config.json'), config);
}

export function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
