/** The pages about one record each: called with its id, or with the `pattern` that the table of routes matches. */
export function recordPage(pattern: string) {
  return Object.assign((id: string) => pattern.replace(/:\w+/, () => encodeURIComponent(id)), { pattern });
}
