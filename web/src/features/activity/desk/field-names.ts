/** How the log names the fields of each kind of record. */
import type { RecordKind } from '@lab/contract/activity/actions';
import type { Fields } from '@lab/contract/content/field';
import type { AnyDeclaration, Declaration } from '@lab/contract/content/kind';
import { freePageDeskTexts } from '@lab/contract/free-pages/desk/texts';
import { kinds } from '@lab/contract/kinds';
import { declarations } from '@lab/contract/kinds-in-full';
import { consentDeskTexts } from '@lab/contract/legal/consent/desk/texts';
import { questionsOf } from '@lab/contract/legal/questions/of-page';
import { termFields } from '@lab/contract/legal/retention/terms';
import { paperTexts } from '@lab/contract/papers/texts';
import { settingsTexts } from '@lab/contract/settings/texts';

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

const { identity, look, menu, home, notices, visits, redirects } = settingsTexts;
const ofSettings: Readonly<Record<string, unknown>> = {
  ...identity,
  ...look,
  ...menu,
  ...home,
  ...notices,
  ...visits,
  ...redirects,
};

export function fieldName(kind: RecordKind, field: string): string {
  if (kind === 'paper') return ofPapers[field] ?? field;
  if (kind === 'settings') return String(ofSettings[field] ?? field);
  if (kind === 'legalPage') return ofLegalPages[field]?.label ?? field;
  if (kind === 'freePage') return ofPages[field] ?? field;
  return ofContent[kind]?.[field]?.label ?? field;
}
