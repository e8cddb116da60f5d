/** Paths and valid request bodies of every kind of content. */
import type { Kind } from '@lab/contract/content/kind';
import { sampleOf } from '@lab/contract/content/sample.testing';
import { type Kinds, kinds } from '@lab/contract/kinds';
import { declarationOf } from '@lab/contract/kinds-in-full';

export const contentBody = (name: keyof Kinds, over: object = {}): Record<string, unknown> => ({
  ...sampleOf(declarationOf(name).fields),
  ...over,
});

export const pathsOf = (name: keyof Kinds) => {
  const { path, createPath = path }: Kind = kinds[name];
  return { list: path, create: createPath, one: (id: string) => `${path}/${id}` };
};
