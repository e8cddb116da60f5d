/** How the log names the fields of each kind of record. */

import type { Fields } from '@lab/contract/core/content/field';
import type { AnyDeclaration, Declaration } from '@lab/contract/core/content/kind';
import type { RecordKind } from '@lab/contract/features/activity/texts';
import { freePageKind } from '@lab/contract/features/free-pages/kind';
import { consentFields } from '@lab/contract/features/legal/consent/fields';
import { questionsOf } from '@lab/contract/features/legal/questions/of-page';
import { termFields } from '@lab/contract/features/legal/retention/terms';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { settingsFields } from '@lab/contract/features/settings/fields';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { declarations } from '@lab/contract/kinds/declarations';
import { kinds } from '@lab/contract/kinds/kinds';

const ofPapers: Readonly<Record<string, string>> = { ...paperTexts.fields };

const ofKinds = Object.entries<AnyDeclaration>(declarations).map(([name, { fields }]) => [
  kinds[name as keyof typeof declarations].name,
  fields as Declaration['fields'],
]);
const ofContent: Record<string, Fields> = { ...Object.fromEntries(ofKinds), freePage: freePageKind.fields };

const ofLegalPages: Fields = Object.assign(
  {},
  consentFields,
  termFields,
  ...Object.values(questionsOf).map(({ fields }) => fields),
);

const { identity, menu, home, redirects } = settingsTexts;
const ofRows: Readonly<Record<string, unknown>> = { ...identity, ...menu, ...home, ...redirects };
const ofSettings: Fields = Object.assign({}, ...Object.values(settingsFields));

export function fieldName(kind: RecordKind, field: string): string {
  if (kind === 'paper') return ofPapers[field] ?? field;
  if (kind === 'settings') return ofSettings[field]?.label ?? String(ofRows[field] ?? field);
  if (kind === 'legalPage') return ofLegalPages[field]?.label ?? field;
  return ofContent[kind]?.[field]?.label ?? field;
}
