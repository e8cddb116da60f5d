import { AppError, type api } from '@lab/contract';
import { type Answers, type LegalPage, legalPages } from '@lab/contract/features/legal/pages';
import { faultsOf, refusalOf } from '@lab/contract/features/legal/questions/of-page';
import { legalTexts } from '@lab/contract/features/legal/texts';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { now } from '../../core/data/time.ts';
import { type Global, saveGlobal } from '../../core/globals/save-global.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { labWords } from '../settings/shown-settings.ts';
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
  const legalPage: Global<Answers> = {
    async open(tx) {
      const stored = await readLegalPage(page, tx);
      const published = await readPublished(tx);
      return {
        present: answersIn(page, stored),
        isNew: !stored,
        write: () => writeLegalPage(tx, page, { answers, createdAt: now() }, published),
      };
    },
    targets: [{ kind: 'legalPage', id: page, name: legalTexts.pages[page] }],
  };
  return saveGlobal(caller, legalPage, { before, values: answers });
}
