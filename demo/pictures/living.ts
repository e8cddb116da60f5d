import { mix, type Palette } from './palettes.ts';
import {
  blob,
  box,
  disc,
  distance,
  height,
  line,
  many,
  type Point,
  packed,
  polar,
  ring,
  type Scene,
  sheet,
  width,
  wobbly,
} from './svg.ts';

/** Pictures as seen through a microscope. */

const glow = (id: string, colour: string, palette: Palette) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset=".75" stop-color="${mix(colour, palette.ground, 0.45)}"/><stop offset="1" stop-color="${mix(colour, palette.ground, 0.15)}"/></radialGradient>`;

const cells: Scene = (random, palette) => {
  const stains = [palette.tones[1], palette.tones[2], palette.tones[0]];
  const drawn = packed(random, 46, 34, 96, 4).map(({ at, r }) => {
    const kind = random.whole(0, 2);
    const nucleus = polar(at, r * 0.18, random.between(0, 6));
    const specks = many(6, () =>
      disc(
        polar(at, r * random.between(0.5, 0.8), random.between(0, 6.3)),
        random.between(2, 5),
        palette.tones[3],
      ),
    );
    return [
      blob(
        wobbly(random, at, r * 1.04, 0.06),
        `url(#stain${kind})`,
        `stroke="${mix(stains[kind] as string, palette.ink, 0.3)}" stroke-width="3"`,
      ),
      disc(nucleus, r * 0.36, palette.tones[4], 'opacity=".92"'),
      disc(polar(nucleus, r * 0.1, 4), r * 0.12, palette.ground, 'opacity=".55"'),
      ...specks,
    ].join('');
  });
  return sheet(
    palette,
    stains.map((tone, i) => glow(`stain${i}`, tone, palette)),
    drawn,
  );
};

const organelles: Scene = (random, palette) => {
  const centre: Point = [540, 360];
  const membrane = wobbly(random, centre, 390, 0.04, 26);
  const inside = (r: number) => polar(centre, Math.sqrt(random()) * r, random.between(0, 6.283));
  const beans = many(34, () => {
    const at = inside(320);
    const turn = random.between(0, 180).toFixed(0);
    const [x, y] = [at[0].toFixed(0), at[1].toFixed(0)];
    const folds = many(
      4,
      (k) =>
        `<path d="M${at[0] - 24 + k * 15} ${at[1] - 9}v18" stroke="${palette.ground}" stroke-width="4"/>`,
    );
    return `<g transform="rotate(${turn} ${x} ${y})"><rect x="${at[0] - 38}" y="${at[1] - 17}" width="76" height="34" rx="17" fill="${palette.tones[3]}"/>${folds.join('')}</g>`;
  });
  const sacs = many(40, () =>
    disc(inside(350), random.between(5, 15), palette.tones[random.whole(1, 2)] as string),
  );
  const core = polar(centre, 60, random.between(0, 6));
  return sheet(
    palette,
    blob(
      membrane,
      mix(palette.tones[0], palette.ground, 0.35),
      `stroke="${palette.tones[2]}" stroke-width="13"`,
    ),
    beans,
    sacs,
    disc(core, 122, palette.tones[4]),
    many(5, (k) =>
      ring(core, 108 - k * 21, mix(palette.tones[4], palette.ground, 0.35), 5, 'stroke-dasharray="46 17"'),
    ),
  );
};

const diatoms: Scene = (random, palette) => {
  const drawn = packed(random, 22, 46, 132, 12).map(({ at, r }) => {
    const arms = random.whole(5, 22);
    const tone = palette.tones[random.whole(1, 4)] as string;
    const rows = random.whole(2, 4);
    const spokes = many(arms, (k) =>
      line([polar(at, r * 0.25, (k / arms) * 6.283), polar(at, r * 0.94, (k / arms) * 6.283)], tone, 3),
    );
    const pores = many(rows, (row) =>
      many(arms, (k) =>
        disc(polar(at, r * (0.4 + (row * 0.48) / rows), ((k + 0.5) / arms) * 6.283), r * 0.045, tone),
      ),
    );
    return [
      disc(at, r, mix(tone, palette.ground, 0.74)),
      ring(at, r, tone, 7),
      ring(at, r * 0.25, tone, 4),
      ...spokes,
      ...pores.flat(),
    ].join('');
  });
  const rods = many(9, () => {
    const at: Point = [random.between(0, width), random.between(0, height)];
    return `<g transform="translate(${at[0].toFixed(0)} ${at[1].toFixed(0)}) rotate(${random.whole(0, 180)})"><rect x="-70" y="-9" width="140" height="18" rx="9" fill="${palette.tones[2]}" opacity=".5"/></g>`;
  });
  return sheet(palette, rods, drawn);
};

const bubbles: Scene = (random, palette) => {
  const drawn = packed(random, 90, 9, 118, 3).map(({ at, r }) => {
    const tone = palette.tones[random.whole(0, 4)] as string;
    return [
      disc(at, r, mix(tone, palette.ground, 0.5)),
      ring(at, r - 2, tone, Math.max(3, r * 0.07)),
      line(
        many(7, (k) => polar(at, r * 0.74, 3.6 + k * 0.16)),
        mix(tone, '#ffffff', 0.5),
        Math.max(2, r * 0.08),
      ),
    ].join('');
  });
  return sheet(palette, drawn);
};

const droplet: Scene = (random, palette) => {
  const centre: Point = [540, 360];
  const guests = packed(random, 240, 13, 46, 5).filter(({ at, r }) => distance(at, centre) + r < 306);
  const drawn = guests.map(({ at, r }, i) => {
    const tone = palette.tones[(i % 4) + 1] as string;
    const hairs = many(14, (k) =>
      line([polar(at, r * 0.8, k * 0.449), polar(at, r * 1.16, k * 0.449 + 0.12)], tone, 3),
    );
    const body = i % 3 === 0 ? blob(wobbly(random, at, r * 0.9, 0.22, 8), tone) : disc(at, r * 0.78, tone);
    return [...(i % 2 === 0 ? hairs : []), body, disc(at, r * 0.3, palette.ground, 'opacity=".55"')].join('');
  });
  return sheet(
    palette,
    many(4, (k) => disc(centre, 352 - k * 9, mix(palette.ground, palette.ink, 0.04 + k * 0.025))),
    disc(centre, 322, mix(palette.ground, palette.tones[0], 0.3)),
    drawn,
    line(
      many(14, (k) => polar(centre, 304, 3.5 + k * 0.07)),
      palette.ink,
      8,
      'opacity=".5"',
    ),
    box(760, 640, 170, 9, palette.ink),
  );
};

const star: Scene = (random, palette) => {
  const centre: Point = [random.between(480, 600), random.between(330, 390)];
  const arms = many(5, (a) => {
    const heading = a * 1.2566 + random.between(-0.1, 0.1);
    const curl = random.between(-0.035, 0.035);
    const young = a === 2;
    let at = polar(centre, 60, heading);
    let turn = heading;
    const joints = many(young ? 17 : 30, () => {
      turn += curl;
      at = polar(at, young ? 11 : 17, turn);
      return { at, turn };
    });
    return joints.map(({ at: joint, turn: way }, k) => {
      const r = (young ? 17 : 30) * (1 - k / (young ? 20 : 34));
      const spines = [1, -1].map((side) =>
        line([joint, polar(joint, r * 1.75, way + side * 1.2)], palette.tones[1], 4),
      );
      return [
        ...spines,
        disc(
          joint,
          r,
          young ? palette.tones[4] : (palette.tones[k % 2 === 0 ? 2 : 3] as string),
          `stroke="${palette.ground}" stroke-width="3"`,
        ),
      ].join('');
    });
  });
  const petals = many(10, (k) => disc(polar(centre, 48, k * 0.6283), 24, palette.tones[k % 2 === 0 ? 3 : 2]));
  const sand = many(130, () =>
    disc(
      [random.between(0, width), random.between(0, height)],
      random.between(2, 5),
      mix(palette.ink, palette.ground, 0.75),
    ),
  );
  return sheet(
    palette,
    sand,
    arms.flat(),
    disc(centre, 82, palette.tones[1]),
    petals,
    disc(centre, 25, palette.tones[4]),
  );
};

export const living = { cells, organelles, diatoms, bubbles, droplet, star };
