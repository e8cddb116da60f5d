// Letters that Unicode does not take apart into a base letter and a mark.
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

/** Lower case without accents: `Łukasz Sørensen` becomes `lukasz sorensen`. Other scripts keep their letters. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþħı]/g, (letter) => letters[letter] ?? letter);
}
