/** @param {string} word */
const quoted = (word) => (/^[\w./:=@,+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/**
 * A line for the shell: the first word is a command in its own words, and the others reach it as they were
 * given.
 * @param {string[]} words
 */
export const commandLine = ([command = '', ...words]) => [command, ...words.map(quoted)].join(' ');
