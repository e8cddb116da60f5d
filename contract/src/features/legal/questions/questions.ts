/** What the form of a legal page asks, and which answers the page cannot do without. */
import type { Fields } from '../../../core/content/field.ts';
import { legalDeskTexts } from '../desk/texts.ts';
import { legalLimits } from '../limits.ts';
import type { Answers } from '../pages.ts';

const { unanswered, state } = legalDeskTexts;

export interface Questions<F extends Fields = Fields> {
  readonly fields: F;
  /** The names of the fields without which the page must not be published, given the other answers. */
  readonly needed: (answers: Answers) => ((keyof F & string) | false)[];
  /** A sentence for each answer that cannot be true beside another one, by the name of its field. */
  readonly contradictions?: (answers: Answers) => Partial<Record<keyof F & string, string>>;
}

export const hints = {
  none: 'Leave it empty if there is none',
  prose: 'An empty line starts a paragraph, and lines that start with "- " are a list',
} as const;

export const line = (label: string, hint = '') =>
  ({ is: 'text', label, max: legalLimits.line, hint }) as const;
export const lines = (label: string, hint = '') =>
  ({ is: 'prose', label, max: legalLimits.prose, rows: 2, hint }) as const;
export const email = (label: string) => ({ is: 'email', label }) as const;

/** Nothing is preselected, so that no page says what nobody chose. */
export const choice = (label: string, labels: Readonly<Record<string, string>>) =>
  ({
    is: 'choice',
    label,
    values: ['', ...Object.keys(labels)],
    labels: { '': unanswered, ...labels },
    initial: '',
  }) as const;

export const yesOrNo = (label: string) => choice(label, { yes: 'Yes', no: 'No' });

export const stateField = {
  is: 'choice',
  label: state.label,
  values: ['draft', 'published'],
  labels: state.names,
  initial: 'draft',
  isOnOff: true,
} as const;
