/** Citation.js has no types; these are the parts that we use. */
declare module '@citation-js/core' {
  export const plugins: {
    input: {
      chain(
        input: unknown,
        options: { forceType: string; target: string; generateGraph: false; strict: true },
      ): unknown[];
    };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
declare module '@citation-js/plugin-bibtex/lib/input/value.js' {
  export function parse(text: string, field: 'title'): string;
  export function parse(
    text: string,
    field: 'author',
  ): import('../imports/entries/bibtex-names.ts').NameParts[];
}
declare module '@citation-js/plugin-bibtex/lib/input/constants.js' {
  type Texts = Record<string, string>;
  export const defaultStrings: Texts;
  export const commands: Texts;
  export const diacritics: Texts;
  export const mathScripts: Record<'^' | '_', Texts>;
  export const formatting: Record<string, [string, string]>;
  export const formattingCommands: Record<string, string | undefined>;
  export const argumentCommands: Record<string, (...texts: string[]) => string>;
}
