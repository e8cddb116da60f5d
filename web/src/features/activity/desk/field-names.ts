/** How the log names the fields of each kind of record. */

import type { Fields } from '@lab/contract/core/content/field';
import type { AnyDeclaration, Declaration } from '@lab/contract/core/content/kind';
import type { RecordKind } from '@lab/contract/features/activity/texts';
import { freePageDeskTexts } from '@lab/contract/features/free-pages/desk/texts';
import { consentDeskTexts } from '@lab/contract/features/legal/consent/desk/texts';
import { questionsOf } from '@lab/contract/features/legal/questions/of-page';
import { termFields } from '@lab/contract/features/legal/retention/terms';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { settingsFields } from '@lab/contract/features/settings/fields';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { declarations } from '@lab/contract/kinds/declarations';
import { kinds } from '@lab/contract/kinds/kinds';

const ofPages: Readonly<Record<string, string>> = freePageDeskTexts.fields;
const ofPapers: Readonly<Record<string, string>> = { ...paperTexts.fields };

const ofContent = Object.fromEntries(
  Object.entries<AnyDeclaration>(declarations).map(([name, { fields }]) => [
    kinds[name as keyof typeof declarations].name,
    fields as Declaration['fields'],
  ]),
);

const ofLegalPages: Fields = Object.assign(
  { text: { is: 'prose', label: consentDeskTexts.text } },
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
  if (kind === 'freePage') return ofPages[field] ?? field;
  return ofContent[kind]?.[field]?.label ?? field;
}
