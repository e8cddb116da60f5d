/** PubMed shortens the last page: `1145-52` are the pages 1145 to 1152. */
export function fullPages(pages: string): string {
  return pages.replace(/(?<!\d)(\d+)-(\d+)/, (whole, from: string, to: string) =>
    to.length < from.length ? `${from}-${from.slice(0, from.length - to.length)}${to}` : whole,
  );
}
