// Letters that Unicode does not decompose into a base letter and an accent.
const letters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Lower case without accents: `Łukasz Sørensen` becomes `lukasz sorensen`. Other scripts stay unchanged. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþħı]/g, (letter) => letters[letter] ?? letter);
}
