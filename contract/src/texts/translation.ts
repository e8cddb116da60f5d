/**
 * The type of a translation: the same keys, and functions of the same parameters, so a missing key does not
 * compile.
 */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Texts]: Translation<Texts[Key]> };
