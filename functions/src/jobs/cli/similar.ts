/** What becomes of entries that are similar to a work: by a rule, or as a person answers. */
import type { Decision } from '@lab/contract/features/imports/states';
import type { StoredEntry } from '../../features/imports/import-store.ts';

const rules = ['keep', 'skip', 'ask'] as const;
export type Rule = (typeof rules)[number];

export const isRule = (word: string): word is Rule => (rules as readonly string[]).includes(word);

type Ask = (question: string) => Promise<string> | string;

export async function decide(entries: readonly StoredEntry[], rule: Rule, ask: Ask): Promise<StoredEntry[]> {
  const decided: StoredEntry[] = [];
  for (const entry of entries) {
    const isOpen = entry.kind === 'similar' && rule !== 'skip';
    const decision = !isOpen ? entry.decision : rule === 'keep' ? 'import' : await answerOf(entry, ask);
    decided.push({ ...entry, decision });
  }
  return decided;
}

async function answerOf({ work, other, why, mayJoin }: StoredEntry, ask: Ask): Promise<Decision> {
  const answers = mayJoin
    ? 'k = keep both, s = leave out, v = add as a version'
    : 'k = keep both, s = leave out';
  const question = `${work?.title} (${work?.publicationDate})\n  ${why} ${other?.title} (${other?.year})\n  ${answers}: `;
  for (;;) {
    const answer = (await ask(question)).trim().toLowerCase();
    if (answer === 'k') return 'import';
    if (answer === 's' || answer === '') return 'skip';
    if (answer === 'v' && mayJoin) return 'version';
  }
}
