import type { StringSchema } from 'yup';
import { settingsFields } from './fields.ts';
import { settingsSchema } from './setting-fields.ts';
import { settingsTexts } from './texts.ts';
import { isIntegrity, isPlainAddress } from './visits.ts';

const { visits: texts } = settingsTexts;

const address = (rule: StringSchema) =>
  rule.test('address', texts.wrongAddress, (value) => !value || isPlainAddress(value));
const neededByTools = (rule: StringSchema, missing: string) =>
  rule.when('tool', { is: 'none', otherwise: (schema) => schema.required(missing) });

export const visits = settingsSchema(settingsFields.visits, {
  script: (rule) => neededByTools(address(rule), texts.noScript),
  site: (rule) => neededByTools(rule, texts.noSite),
  server: address,
  hash: (rule) => rule.test('hash', texts.wrongHash, (value) => !value || isIntegrity(value)),
});
