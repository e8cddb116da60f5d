/** Paths and valid request bodies of every kind of content. */
import { wordsIn } from '@lab/contract/core/content/field';
import type { Declaration, Kind } from '@lab/contract/core/content/kind';
import { sampleOf } from '@lab/contract/core/content/sample.testing';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kinds } from '@lab/contract/kinds/kinds';

/** Long texts only as plain words, as programs send them that know no Markdown. */
export function contentBody(name: keyof Kinds, over: object = {}): Record<string, unknown> {
  const { fields }: Declaration = declarationOf(name);
  const formatted = new Set(wordsIn(fields).map(({ markdown }) => markdown));
  const sent = Object.entries(sampleOf(fields)).filter(([field]) => !formatted.has(field));
  return { ...Object.fromEntries(sent), ...over };
}

export const pathsOf = (name: keyof Kinds) => {
  const { path, createPath = path }: Kind = kinds[name];
  return { list: path, create: createPath, one: (id: string) => `${path}/${id}` };
};
