import { object } from 'yup';
import { limits } from '../../api/limits.ts';
import { visitTools } from './choices.ts';
import { choice, line } from './setting-fields.ts';
import { settingsTexts } from './texts.ts';
import { isIntegrity, isPlainAddress } from './visits.ts';

const { visits: texts } = settingsTexts;

const serverAddress = (label: string) =>
  line(label, limits.url).test('address', texts.wrongAddress, (value) => !value || isPlainAddress(value));
const isOff = 'none';

export const visits = object({
  tool: choice(visitTools),
  script: serverAddress(texts.script).when('tool', {
    is: isOff,
    otherwise: (schema) => schema.required(texts.noScript),
  }),
  site: line(texts.site, limits.name).when('tool', {
    is: isOff,
    otherwise: (schema) => schema.required(texts.noSite),
  }),
  server: serverAddress(texts.server),
  hash: line(texts.hash, 100).test('hash', texts.wrongHash, (value) => !value || isIntegrity(value)),
});
