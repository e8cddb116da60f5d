/** The files of the search: a list with what changes often, and parts that are named by their content. */
import { paths } from './paths.ts';

export const searchList = `${paths.search}/index.txt`;
export const searchPart = (name: string) => `${paths.search}/${name}.txt`;

export function partIn(pathname: string): string | undefined {
  const found = /^\/search\/([0-9a-f]{32})\.txt$/.exec(pathname);
  return found?.[1];
}
