import { retentionDeskTexts } from '@lab/contract/features/legal/retention/desk/texts';
import type { Terms } from '@lab/contract/features/legal/retention/terms';
import { record } from '../../../core/activity/activity-store.ts';
import { fieldChanges } from '../../../core/activity/field-changes.ts';
import { transact } from '../../../core/data/firestore.ts';
import { isAlreadySaved, requireUnchanged } from '../../../core/data/unchanged.ts';
import type { Caller } from '../../../core/http/caller.ts';
import { readTerms, writeTerms } from './terms-store.ts';

export function changeTerms(caller: Caller, terms: Terms, before: Partial<Terms> | undefined) {
  return transact(async (tx) => {
    const current = await readTerms(tx);
    if (isAlreadySaved(current, terms)) return { success: true };
    requireUnchanged(current, before);
    writeTerms(tx, terms);
    const target = { kind: 'legalPage', id: 'retention', name: retentionDeskTexts.tab } as const;
    const fields = Object.keys(terms);
    record(tx, caller, 'edited', target, fieldChanges(current, terms, fields, fields));
    return { success: true };
  });
}
