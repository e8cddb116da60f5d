/**
 * Ends a command with one sentence for the person who typed it.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
