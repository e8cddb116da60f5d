/**
 * Ends a command with a message for the person who ran it.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
