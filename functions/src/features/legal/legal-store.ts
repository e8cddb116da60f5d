/**
 * `legalPages`: the answers of the lab, from which the pages are written. `public/home` names the published
 * ones.
 */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { type Answers, type LegalPage, legalPages } from '@lab/contract/features/legal/pages';
import { questionsOf } from '@lab/contract/features/legal/questions/of-page';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../core/data/firestore.ts';
import { noTime } from '../../core/data/time.ts';
import { writeHome } from '../../core/summaries/home-store.ts';
import { publishedLegal } from '../settings/settings-store.ts';

const shape = { answers: {} as Record<string, string>, createdAt: noTime };

export type StoredLegalPage = typeof shape;

const document = (page: LegalPage) => collection<StoredLegalPage>('legalPages', shape).doc(page);

export const isPublished = (answers: Answers): boolean => answers.state === 'published';

/** The answers of an earlier version may lack questions. */
export function answersIn(page: LegalPage, stored: Pick<StoredLegalPage, 'answers'> | undefined): Answers {
  const empty = emptyValues(questionsOf[page].fields) as Answers;
  return { ...empty, ...stored?.answers };
}

export async function readLegalPage(page: LegalPage, tx?: Transaction) {
  return (tx ? await tx.get(document(page)) : await document(page).get()).data();
}

/**
 * The document `public/home` is read in the same transaction, so that two pages published at once are both
 * named.
 */
export async function readPublished(tx: Transaction): Promise<string[]> {
  return (await publishedLegal.read(tx)).pages;
}

export function writeLegalPage(
  tx: Transaction,
  page: LegalPage,
  stored: StoredLegalPage,
  published: readonly string[],
): void {
  tx.set(document(page), stored);
  const others = published.filter((name) => name !== page);
  writeHome(tx, publishedLegal.of({ pages: isPublished(stored.answers) ? [...others, page] : others }));
}

/** For `public/home`, from all pages. */
export async function findPublished(tx: Transaction) {
  const stored = await Promise.all(legalPages.map((page) => readLegalPage(page, tx)));
  const pages = legalPages.filter((_, at) => isPublished(stored[at]?.answers ?? {}));
  return publishedLegal.of({ pages });
}
