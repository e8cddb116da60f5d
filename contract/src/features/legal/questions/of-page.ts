import type { Fields } from '../../../core/content/field.ts';
import { legalDeskTexts } from '../desk/texts.ts';
import type { Answers, LegalPage } from '../pages.ts';
import { accessibilityQuestions } from './accessibility.ts';
import { imprintQuestions } from './imprint.ts';
import { privacyQuestions } from './privacy.ts';
import type { Questions } from './questions.ts';

export const questionsOf: Record<LegalPage, Questions> = {
  imprint: imprintQuestions,
  privacy: privacyQuestions,
  accessibility: accessibilityQuestions,
};

/** A sentence for each field that keeps the page from being published, by the field's name. */
export function faultsOf(page: LegalPage, answers: Answers): Record<string, string> {
  const { fields, needed, contradictions }: Questions<Fields> = questionsOf[page];
  const missing = needed(answers).flatMap((name) => (name === false || answers[name] ? [] : name));
  return {
    ...Object.fromEntries(missing.map((name) => [name, legalDeskTexts.missing(fields[name]?.label ?? name)])),
    ...(contradictions?.(answers) as Record<string, string> | undefined),
  };
}

/** Names every question that is still open, and says what contradicts. */
export function refusalOf(page: LegalPage, answers: Answers): string {
  const faults = faultsOf(page, answers);
  const { fields } = questionsOf[page];
  const open = Object.keys(faults).filter((name) => !answers[name]);
  const labels = open.map((name) => fields[name]?.label ?? name);
  const wrong = Object.keys(faults).filter((name) => answers[name]);
  return [
    ...(labels.length > 0 ? [legalDeskTexts.notAnswered(labels)] : []),
    ...wrong.map((name) => faults[name] ?? ''),
  ].join(' ');
}
