import type { api } from '@lab/contract';
import { saveGlobal } from '../../../core/globals/save-global.ts';
import type { HandlersOf } from '../../../core/http/handler.ts';
import { consentText, readConsent, readVersions } from './consent-store.ts';

export const consent: HandlersOf<typeof api.consent> = {
  current: () => readConsent(),

  async all() {
    const [current, versions] = await Promise.all([readConsent(), readVersions()]);
    return { ...current, versions };
  },

  change: ({ body: { before, ...values }, caller }) => saveGlobal(caller, consentText, { before, values }),
};
