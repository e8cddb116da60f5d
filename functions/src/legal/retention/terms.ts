import { retentionDeskTexts } from '@lab/contract/legal/retention/desk/texts';
import type { Terms } from '@lab/contract/legal/retention/terms';
import { record } from '../../activity/activity-store.ts';
import { fieldChanges } from '../../activity/field-changes.ts';
import { transact } from '../../data/firestore.ts';
import { isAlreadySaved, requireUnchanged } from '../../data/unchanged.ts';
import type { Caller } from '../../http/caller.ts';
import { labWords } from '../../settings/lab-words.ts';
import { answersIn, readLegalPage, readPublished, writeLegalPage } from '../legal-store.ts';
import { readTerms, writeTerms } from './terms-store.ts';

/** In one transaction with the privacy page, so that it never names other terms than those that are followed. */
export function changeTerms(caller: Caller, terms: Terms, before: Partial<Terms> | undefined) {
  return transact(async (tx) => {
    const current = await readTerms(tx);
    const privacy = await readLegalPage('privacy', tx);
    const published = await readPublished(tx);
    if (isAlreadySaved(current, terms)) return { success: true };
    requireUnchanged(current, before);
    writeTerms(tx, terms);
    if (privacy) {
      const { writePage } = await import('../write-page.ts');
      const html = await writePage('privacy', answersIn('privacy', privacy), terms, await labWords());
      writeLegalPage(tx, 'privacy', { ...privacy, html }, published);
    }
    const target = { kind: 'legalPage', id: 'retention', name: retentionDeskTexts.tab } as const;
    const fields = Object.keys(terms);
    record(tx, caller, 'edited', target, fieldChanges(current, terms, fields, fields));
    return { success: true };
  });
}
