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
