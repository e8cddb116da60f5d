import { type LegalPage, legalPages as names } from '@lab/contract/features/legal/pages';
import { answersIn, type StoredLegalPage } from '../functions/src/features/legal/legal-store.ts';
import { legalAnswers } from './content/legal.ts';
import type { Records } from './people-records.ts';
import { at } from './times.ts';

const stored = (name: LegalPage): StoredLegalPage => ({
  answers: answersIn(name, { answers: legalAnswers[name] }),
  createdAt: at('2026-11-02T09:00:00Z'),
});

/** With an empty answer to each question that is left out, as the desk stores them. */
export const legalPages: Records<StoredLegalPage> = names.map((name) => [name, stored(name)]);
