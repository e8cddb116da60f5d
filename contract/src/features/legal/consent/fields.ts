import type { Fields } from '../../../core/content/field.ts';
import { legalLimits } from '../limits.ts';

export const consentFields = {
  text: { is: 'prose', label: 'Text to agree to', max: legalLimits.prose, counted: true },
} as const satisfies Fields;
