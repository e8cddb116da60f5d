import type { Chance } from './chance.ts';
import { mix } from './palettes.ts';
import { box, disc, many, type Point, pair, type Scene, shape, sheet } from './svg.ts';

/** Writing in an invented script. */

/** A line of writing: strokes that rise and fall like letters, grouped into words. */
function writing(
  random: Chance,
  from: Point,
  length: number,
  size: number,
  colour: string,
  thick: number,
): string[] {
  const words: string[] = [];
  let x = from[0];
  const end = from[0] + length;
  while (x < end - size) {
    let word = `M${pair([x, from[1]])}`;
    for (let k = random.whole(2, 7); k > 0 && x < end; k--) {
      const step = size * random.between(0.45, 0.85);
      const rise = size * random.pick([0.5, 0.6, 0.7, 1.5, -0.6]);
      word += `C${pair([x + step * 0.1, from[1] - rise])} ${pair([x + step * 0.8, from[1] - rise])} ${pair([x + step * 0.62, from[1] - size * 0.05])}`;
      word += `S${pair([x + step * 0.8, from[1] + size * 0.22])} ${pair([x + step, from[1] - size * random.between(0, 0.2)])}`;
      x += step;
    }
    words.push(
      `<path d="${word}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round"/>`,
    );
    if (random() < 0.3) words.push(disc([x - size * 0.5, from[1] - size], thick * 0.8, colour));
    x += size * 0.6;
  }
  return words;
}

function torn(random: Chance, x: number, y: number, w: number, h: number, bite: number): Point[] {
  const along = (from: Point, to: Point, count: number) =>
    many(
      count,
      (i): Point => [
        from[0] + ((to[0] - from[0]) * i) / count + random.bell() * bite,
        from[1] + ((to[1] - from[1]) * i) / count + random.bell() * bite,
      ],
    );
  return [
    ...along([x, y], [x + w, y], 18),
    ...along([x + w, y], [x + w, y + h], 14),
    ...along([x + w, y + h], [x, y + h], 18),
    ...along([x, y + h], [x, y], 14),
  ];
}

const fragments: Scene = (random, palette) => {
  const leaf = mix(palette.tones[3], palette.tones[2], 0.3);
  const places = [
    [70, 70, 430, 300],
    [560, 50, 430, 270],
    [120, 420, 280, 230],
    [460, 370, 330, 290],
    [850, 380, 170, 240],
  ] as const;
  const drawn = places.map(([x, y, w, h], i) => {
    const outline = torn(random, x, y, w, h, 15);
    const fibres = many(Math.floor(h / 9), (k) =>
      box(x - 30, y + k * 9, w + 60, 2, palette.ink, 'opacity=".09"'),
    );
    const rows = many(Math.floor((h - 40) / 44), (k) =>
      writing(random, [x + 34, y + 58 + k * 44], w - 62, 22, mix(palette.tones[0], '#20140c', 0.5), 5),
    );
    return `<g transform="rotate(${(random.bell() * 5).toFixed(1)} ${x + w / 2} ${y + h / 2})">${shape(outline, palette.ink, 'opacity=".22" transform="translate(9 11)"')}${shape(outline, leaf)}<clipPath id="f${i}">${shape(outline, '#000')}</clipPath><g clip-path="url(#f${i})">${fibres.join('')}${rows.flat().join('')}</g></g>`;
  });
  return sheet(palette, drawn);
};

const script: Scene = (random, palette) => {
  const rows = many(9, (r) => {
    const tone = r % 4 === 1 ? palette.tones[4] : r % 4 === 3 ? palette.tones[1] : palette.ink;
    return writing(random, [80 + random.between(0, 40), 100 + r * 72], 900 - (r % 3) * 60, 36, tone, 8);
  });
  const sure = many(7, () => {
    const r = random.whole(0, 8);
    return box(
      random.between(80, 760),
      48 + r * 72,
      random.between(90, 240),
      66,
      palette.tones[random.whole(2, 3)] as string,
      'opacity=".38" rx="10"',
    );
  });
  return sheet(palette, sure, rows.flat());
};

const pages: Scene = (random, palette) => {
  const leaf = mix(palette.ground, palette.tones[3], 0.35);
  const page = (x: number, seen: boolean) => [
    box(x, 50, 440, 620, leaf, `rx="6" stroke="${mix(palette.ink, palette.ground, 0.5)}" stroke-width="3"`),
    ...many(15, (k) =>
      writing(random, [x + 40, 110 + k * 37], 360, 17, seen ? palette.ink : mix(leaf, palette.ink, 0.13), 4),
    ).flat(),
  ];
  const stain = many(26, (k) =>
    box(
      530 + random.between(0, 40),
      50 + k * 24,
      random.between(60, 330),
      22,
      palette.tones[1],
      'opacity=".18" rx="11"',
    ),
  );
  return sheet(
    palette,
    page(80, true),
    page(560, false),
    stain,
    box(560, 210, 440, 130, palette.ground, 'opacity=".55"'),
    many(4, (k) => writing(random, [600, 246 + k * 34], 350, 18, palette.tones[4], 5)).flat(),
  );
};

const layers: Scene = (random, palette) => {
  const leaf = torn(random, 60, 40, 960, 640, 14);
  const upper = many(9, (r) => writing(random, [110, 112 + r * 66], 860, 27, palette.tones[1], 6)).flat();
  const lower = many(11, (r) => writing(random, [-270, -420 + r * 84], 540, 36, palette.tones[4], 9)).flat();
  return sheet(
    palette,
    shape(leaf, mix(palette.ground, palette.ink, 0.1)),
    `<g transform="translate(540 360) rotate(90)" opacity=".85">${lower.join('')}</g>`,
    `<g opacity=".9">${upper.join('')}</g>`,
  );
};

export const letters = { fragments, script, pages, layers };
