/** How the log names the fields of each kind of record. */
import type { Fields } from '../content/field.ts';
import type { AnyDeclaration, Declaration } from '../content/kind.ts';
import { freePageDeskTexts } from '../free-pages/desk/texts.ts';
import { kinds } from '../kinds.ts';
import { declarations } from '../kinds-in-full.ts';
import { consentDeskTexts } from '../legal/consent/desk/texts.ts';
import { questionsOf } from '../legal/questions/of-page.ts';
import { termFields } from '../legal/retention/terms.ts';
import { paperTexts } from '../papers/texts.ts';
import { settingsTexts } from '../settings/texts.ts';
import type { RecordKind } from './actions.ts';

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
