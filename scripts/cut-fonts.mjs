// Cuts the faces of headings to the letters of European languages: docs/fonts.md says how to run it.
import { readFile, stat, writeFile } from 'node:fs/promises';

// Not a dependency, because the files are cut once.
const cutter = 'subset-font';
const { default: subsetFont } = await import(cutter);

/** @param {number} from @param {number} to */
const all = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const latin = `${all(0x20, 0x7e)}\u00a0¡«»¿${all(0xc0, 0xd6)}${all(0xd8, 0xf6)}${all(0xf8, 0xff)}ŒœŠšŽž–—‘’‚“”„•…‹›`;
const extended = [...all(0x100, 0x17f), ...'ȘșȚțẞ'].filter((letter) => !latin.includes(letter)).join('');

const faces = {
  newsreader: { axes: 'opsz', variationAxes: { wght: { min: 500, max: 600 }, opsz: 36 } },
  'familjen-grotesk': { axes: 'wght', variationAxes: { wght: { min: 500, max: 650 } } },
  'hanken-grotesk': { axes: 'wght', variationAxes: { wght: { min: 500, max: 650 } } },
};

for (const [name, { axes, variationAxes }] of Object.entries(faces)) {
  for (const [part, letters] of Object.entries({ latin, 'latin-ext': extended })) {
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-${axes}-normal.woff2`;
    const cut = await subsetFont(await readFile(source), letters, {
      targetFormat: 'woff2',
      variationAxes,
      // Small capitals and old numerals are not used.
      noLayoutClosure: true,
    });
    const target = `web/src/app/fonts/${name}-${part}.woff2`;
    await writeFile(target, cut);
    console.log(target, (await stat(source)).size, '→', cut.length);
  }
}
