/** An export of WordPress is none of the program's own files, and nothing that macOS adds to a zip file. */
const ofProgram = /(?:^|\/)(?:\._|wp-(?:admin|content|includes)\/)/;

export const isXml = (path: string) => /\.xml$/i.test(path) && !ofProgram.test(path);
