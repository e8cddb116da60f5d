/** The texts with which others try sanitisers, from tests in JavaScript and Java, lists and books. */
import type { Checkout } from '../suite.ts';

const unescapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', 0: '\0' };

/** What a literal of JavaScript or Java says. */
const said = (literal: string) =>
  literal.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gis, (_, four, two, one) =>
    one === undefined ? String.fromCharCode(Number.parseInt(four ?? two, 16)) : (unescapes[one] ?? one),
  );

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

/** The literals with a tag, or with an address that runs. */
export const inPrograms = (files: Checkout, folder: string, ending: string) =>
  unrepeated(
    files
      .list(folder, ending)
      .flatMap((file) => [...files.read(file).matchAll(literal)].map(([, one, two = '']) => said(one ?? two)))
      .filter((text) => /<\w|<!|script:|&#/.test(text)),
  );

export const inLines = (files: Checkout, names: readonly string[]) =>
  unrepeated(names.flatMap((file) => files.read(file).split(/\r?\n/)));

/** The lines of code of a book. */
export const inCode = (files: Checkout, names: readonly string[]) =>
  unrepeated(
    names.flatMap((file) =>
      [...files.read(file).matchAll(/^```.*\n([\s\S]*?)^```/gm)].flatMap(([, code = '']) =>
        code.split(/\r?\n/),
      ),
    ),
  );

export const unrepeated = (texts: readonly string[]) => [...new Set(texts.filter((text) => text.trim()))];
