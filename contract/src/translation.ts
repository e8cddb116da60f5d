/**
 * What a translation says for an export of the `texts.ts` beside it: the same keys, and functions of the same values. One that
 * lacks a key or has another shape does not compile.
 */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Texts]: Translation<Texts[Key]> };
