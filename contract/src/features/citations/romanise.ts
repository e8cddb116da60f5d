/**
 * Transliterates other alphabets for citation keys. People never read this; their names have a Latin spelling
 * of its own.
 */
const alphabets = [
  // Greek
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  // Cyrillic of Russian, Ukrainian, Belarusian, Bulgarian, Serbian and Macedonian
  'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch',
  'ъ _ ы y ь _ э e ю yu я ya є ye і i ґ g ђ dj ј j љ lj њ nj ћ c џ dz ѕ dz',
  // Hebrew
  'א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף p צ ts ץ ts ק k ר r ש sh ת t',
  // Arabic and Persian
  'ا a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n ه h',
  'و w ي y ى a ة a ء _ پ p چ ch ژ zh ک k گ g ی y',
];

const latin = new Map<string, string>();
for (const alphabet of alphabets) {
  const words = alphabet.split(' ');
  for (let at = 0; at < words.length; at += 2) {
    const [letter = '', sound = ''] = words.slice(at, at + 2);
    latin.set(letter, sound === '_' ? '' : sound);
  }
}

/** Expects lower case without accents. Characters without an alphabet, such as Chinese, stay unchanged. */
export function romanise(text: string): string {
  // In Greek two letters together may be one sound.
  const bySound = text.replace(/ου/g, 'ou').replace(/([αεη])υ/g, '$1v');
  return [...bySound].map((letter) => latin.get(letter) ?? letter).join('');
}
