/**
 * The address of the page about one record, as a function of its id; `pattern` is for the table of routes.
 */
export function recordPage(pattern: string) {
  return Object.assign((id: string) => pattern.replace(/:\w+/, () => encodeURIComponent(id)), { pattern });
}
