/** In rem: the eight links of a lab with a name of usual length fit into 952 pixels. */
export const usualWidth = 56;

/** Letters of East Asian scripts are twice as wide as others. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);

/** The lab's name may take two lines. */
const nameWidth = (name: string) => Math.max(widthOf(name) / 2, ...name.split(/\s/).map(widthOf)) * 0.5;

/**
 * How much room the bar needs for all its links, in rem. It is estimated from the letters, because the server
 * knows no fonts, and a menu that collapses after the first paint would move the page.
 */
export function barWidth(name: string, labels: readonly string[]): number {
  const links = labels.reduce((sum, label) => sum + 0.44 * widthOf(label) + 0.4, 0);
  const logoAndActions = 20.25;
  return links + nameWidth(name) + logoAndActions;
}
