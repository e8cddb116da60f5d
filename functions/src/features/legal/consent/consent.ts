import type { api } from '@lab/contract';
import { consentDeskTexts } from '@lab/contract/features/legal/consent/desk/texts';
import { record } from '../../../core/activity/activity-store.ts';
import { fieldChanges } from '../../../core/activity/field-changes.ts';
import { transact } from '../../../core/data/firestore.ts';
import { requireUnchanged } from '../../../core/data/unchanged.ts';
import type { HandlersOf } from '../../../core/http/handler.ts';
import { readConsent, readVersions, writeConsent } from './consent-store.ts';

export const consent: HandlersOf<typeof api.consent> = {
  current: () => readConsent(),

  async all() {
    const [current, versions] = await Promise.all([readConsent(), readVersions()]);
    return { ...current, versions };
  },

  change: ({ body: { text, before }, caller }) =>
    transact(async (tx) => {
      const current = await readConsent(tx);
      if (current.text === text) return { success: true };
      requireUnchanged({ text: current.text }, before);
      writeConsent(tx, { text, version: current.version });
      const target = { kind: 'legalPage', id: 'consent', name: consentDeskTexts.tab } as const;
      record(tx, caller, 'edited', target, fieldChanges(current, { text }, ['text'], ['text']));
      return { success: true };
    }),
};
