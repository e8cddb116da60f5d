import { limits } from '../../api/limits.ts';
import type { Fields } from '../../core/content/field.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { labInfoTexts as texts } from './texts.ts';

/** Only the name is asked for: decision 092. */
export const basicInfoFields = {
  name: { is: 'text', label: texts.name, max: limits.name, missing: fieldTexts.required(texts.name) },
  phone: { is: 'phone', label: texts.phone, max: limits.phone },
  email: { is: 'email', label: texts.email },
  location: { is: 'text', label: texts.location, max: limits.location },
} as const satisfies Fields;

export const socialMediaFields = {
  whatsApp: { is: 'url', label: texts.social.whatsApp },
  facebook: { is: 'url', label: texts.social.facebook },
  X: { is: 'url', label: texts.social.X },
  linkedIn: { is: 'url', label: texts.social.linkedIn },
} as const satisfies Fields;
