/** How the log names each kind of record. */
import type { AnyDeclaration } from '../../core/content/kind.ts';
import { declarations } from '../../kinds/declarations.ts';
import { kinds } from '../../kinds/kinds.ts';
import { activityTexts, type RecordKind } from './texts.ts';

const ofContent = Object.entries<AnyDeclaration>(declarations).map(([name, { words }]) => [
  kinds[name as keyof typeof declarations].name,
  words.one,
]);

export const kindNames = { ...activityTexts.kinds, ...Object.fromEntries(ofContent) } as Record<
  RecordKind,
  string
>;
