import { AppError, type api } from '@lab/contract';
import { type Answers, type LegalPage, legalPages } from '@lab/contract/features/legal/pages';
import { faultsOf, refusalOf } from '@lab/contract/features/legal/questions/of-page';
import { legalTexts } from '@lab/contract/features/legal/texts';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { record } from '../../core/activity/activity-store.ts';
import { fieldChanges } from '../../core/activity/field-changes.ts';
import { transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../../core/data/unchanged.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { labWords } from '../settings/lab-words.ts';
import { answersIn, isPublished, readLegalPage, readPublished, writeLegalPage } from './legal-store.ts';
import { readTerms } from './retention/terms-store.ts';

export const legal: HandlersOf<typeof api.legal> = {
  async page({ params }) {
    const page = requirePage(params.page);
    const stored = await readLegalPage(page);
    if (!stored || !isPublished(stored.answers)) throw new AppError('not-found', legalTexts.notFound);
    return written(page, stored.answers);
  },

  async draft({ params }) {
    const page = requirePage(params.page);
    const stored = await readLegalPage(page);
    return {
      answers: answersIn(page, stored),
      html: stored ? (await written(page, stored.answers)).html : '',
    };
  },

  imprint: ({ body: { before, ...answers }, caller }) => save(caller, 'imprint', answers, before),
  privacy: ({ body: { before, ...answers }, caller }) => save(caller, 'privacy', answers, before),
  accessibility: ({ body: { before, ...answers }, caller }) => save(caller, 'accessibility', answers, before),
};

/** Written when it is read, so that it speaks the site's language and names the terms that are followed. */
async function written(page: LegalPage, stored: Answers): Promise<{ title: string; html: string }> {
  const [{ writePage }, terms, words] = await Promise.all([
    import('./write-page.ts'),
    readTerms(),
    labWords(),
  ]);
  return {
    title: withWords(words, () => legalTexts.pages[page]),
    html: await writePage(page, answersIn(page, { answers: stored }), terms, words),
  };
}

function requirePage(name: string): LegalPage {
  const page = legalPages.find((known) => known === name);
  if (!page) throw new AppError('not-found', legalTexts.notFound);
  return page;
}

async function save(
  caller: Caller,
  page: LegalPage,
  answers: Answers,
  before: Partial<Answers> | undefined,
): Promise<{ success: boolean }> {
  if (isPublished(answers)) {
    const faults = faultsOf(page, answers);
    if (Object.keys(faults).length > 0) throw new AppError('invalid', refusalOf(page, answers), faults);
  }
  return transact(async (tx) => {
    const stored = await readLegalPage(page, tx);
    const published = await readPublished(tx);
    const current = answersIn(page, stored);
    if (stored && isAlreadySaved(current, answers)) return { success: true };
    requireUnchanged(current, before);
    writeLegalPage(tx, page, { answers, createdAt: now() }, published);
    const fields = Object.keys(answers);
    const target = { kind: 'legalPage', id: page, name: legalTexts.pages[page] } as const;
    record(tx, caller, 'edited', target, fieldChanges(current, answers, fields, fields));
    return { success: true };
  });
}
