// Makes the fonts that PDFs embed: docs/fonts.md says how to run it.
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

// No dependencies, because the files are made once.
const [cutter, converter] = ['subset-font', 'fontverter'];
const { default: subsetFont } = await import(cutter);
const { convert } = await import(converter);

const target = 'functions/src/core/downloads/fonts';
/** Latin, Greek and Cyrillic with their marks, signs, and the one for an unknown letter. */
const ranges = '20-7e a0-52f 1e00-1fff 2010-205e 2070-209f 20a0-20c0 2100-214f fffd'.split(' ');
const letters = ranges.flatMap((range) => {
  const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16));
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
});

/**
 * Not WOFF, which `fontkit` inflates again for each letter.
 * @param {string} name @param {Uint8Array} font
 */
const keep = (name, font) => writeFile(`${target}/${name}.ttf.gz`, gzipSync(font, { level: 9 }));

for (const [name, weight] of Object.entries({ regular: '400Regular', semibold: '600SemiBold' })) {
  const source = `node_modules/@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`;
  await keep(name, await subsetFont(await readFile(source), letters.join(''), { targetFormat: 'sfnt' }));
}
for (const [name, [family, part]] of Object.entries({
  chinese: ['noto-sans-sc', 'chinese-simplified'],
  korean: ['noto-sans-kr', 'korean'],
  // Noto writes points as letters of their own, which no reader could turn into text again.
  arabic: ['vazirmatn', 'arabic'],
  hebrew: ['noto-sans-hebrew', 'hebrew'],
  math: ['noto-sans-math', 'latin'],
})) {
  const source = `node_modules/@fontsource/${family}/files/${family}-${part}-400-normal.woff`;
  await keep(name, await convert(await readFile(source), 'sfnt'));
}
