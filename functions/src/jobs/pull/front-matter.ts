/** Values as YAML, in the order in which they are given. */
import { stringify } from 'yaml';

/** Texts that YAML 1.1 reads as something else, such as `no`, are in quotation marks too. */
export const yamlOf = (value: object, order?: 'sorted'): string =>
  stringify(value, {
    lineWidth: 0,
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
    sortMapEntries: order === 'sorted',
  });

export const withFrontMatter = (front: object, body = ''): string =>
  `---\n${yamlOf(front)}---\n${body.trim() && `\n${body.trim()}\n`}`;

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Without what is empty, at every depth. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((entry) => !isEmpty(entry));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)] as const);
  return Object.fromEntries(entries.filter(([, part]) => !isEmpty(part)));
}
