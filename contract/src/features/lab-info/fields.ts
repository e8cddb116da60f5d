import { limits } from '../../api/limits.ts';
import type { Fields } from '../../core/content/field.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { labInfoTexts as texts } from './texts.ts';

const { required } = fieldTexts;

export const basicInfoFields = {
  name: { is: 'text', label: texts.name, max: limits.name, missing: required(texts.name) },
  phone: { is: 'phone', label: texts.phone, max: limits.phone, missing: required(texts.phone) },
  email: { is: 'email', label: texts.email, missing: required(texts.email) },
  location: { is: 'text', label: texts.location, max: limits.location, missing: required(texts.location) },
} as const satisfies Fields;

export const socialMediaFields = {
  whatsApp: { is: 'url', label: texts.social.whatsApp },
  facebook: { is: 'url', label: texts.social.facebook },
  X: { is: 'url', label: texts.social.X },
  linkedIn: { is: 'url', label: texts.social.linkedIn },
} as const satisfies Fields;
