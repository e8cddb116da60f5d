/** The id of the record in the path of a file beside its page: `start` + id + `ending`. */
export function idInFile(pathname: string, start: string, ending: string): string | undefined {
  if (!pathname.startsWith(start) || !pathname.endsWith(ending)) return undefined;
  const id = pathname.slice(start.length, -ending.length);
  return /^[\w-]+$/.test(id) ? id : undefined;
}
