import { cloud } from './chance.ts';
import { mix, type Palette } from './palettes.ts';
import {
  box,
  disc,
  distance,
  height,
  line,
  many,
  type Point,
  pointsAt,
  polar,
  type Scene,
  shape,
  sheet,
  spread,
  width,
} from './svg.ts';

/** Atoms, molecules and solids. */

function ball(at: Point, r: number, colour: string, palette: Palette): string {
  const lit: Point = [at[0] - r * 0.3, at[1] - r * 0.34];
  return (
    disc(at, r, mix(colour, palette.ground, 0.35)) +
    disc([at[0] - r * 0.06, at[1] - r * 0.08], r * 0.9, colour) +
    disc(lit, r * 0.34, mix(colour, '#ffffff', 0.55), 'opacity=".75"')
  );
}

const lattice: Scene = (random, palette) => {
  const step = random.between(86, 118);
  const lean = random.between(0.25, 0.55);
  const gone: Point = [random.whole(4, 6), random.whole(2, 4)];
  const place = (i: number, j: number, lift: number): Point => {
    const pull = 26 / (0.6 + distance([i, j], gone) ** 2);
    const x = i * step + j * step * lean - 240 + (gone[0] - i) * pull;
    return [x, j * step * 0.82 - 40 - lift + (gone[1] - j) * pull];
  };
  const cells = many(16 * 10, (n): Point => [n % 16, Math.floor(n / 16)]);
  const here = ([i, j]: Point) => i !== gone[0] || j !== gone[1];
  const bonds = cells.flatMap(([i, j]) =>
    pointsAt(i + 1, j, i, j + 1)
      .filter((to) => here([i, j]) && here(to))
      .map((to) => line([place(i, j, 0), place(to[0], to[1], 0)], palette.tones[0], 7, 'opacity=".8"')),
  );
  const atoms = cells.filter(here).map(([i, j]) => {
    const near = distance([i, j], gone) < 1.6;
    const heavy = (i + j) % 2 === 0;
    return ball(
      place(i, j, 0),
      heavy ? 27 : 17,
      near ? palette.tones[4] : heavy ? palette.tones[1] : palette.tones[2],
      palette,
    );
  });
  return sheet(palette, bonds, atoms);
};

const molecule: Scene = (random, palette) => {
  const atoms: { at: Point; depth: number; tone: number; from?: Point }[] = [];
  let angle = random.between(0, 6);
  let at: Point = [170, height / 2 + random.between(-60, 60)];
  const hexagon = (centre: Point, turn: number) => {
    const corners = many(6, (k) => polar(centre, 74, turn + (k * Math.PI) / 3));
    corners.forEach((corner, k) => {
      atoms.push({
        at: corner,
        depth: random(),
        tone: k % 3 === 1 ? 3 : 1,
        from: corners[(k + 5) % 6] as Point,
      });
    });
  };
  for (let k = 0; k < 6; k++) {
    if (k % 2 === 0) hexagon(at, angle);
    const exit = polar(
      at,
      74,
      Math.round((random.between(-0.5, 0.5) - angle) / (Math.PI / 3)) * (Math.PI / 3) + angle,
    );
    const next: Point = [
      at[0] + random.between(135, 160),
      Math.min(Math.max(at[1] + random.between(-150, 150), 150), 570),
    ];
    atoms.push({ at: next, depth: random(), tone: k % 2 === 0 ? 4 : 2, from: exit });
    at = next;
    angle += 0.4;
  }
  for (const [index, atom] of atoms.slice().entries()) {
    if (index % 3 !== 0) continue;
    atoms.push({ at: polar(atom.at, 66, random.between(0, 6.3)), depth: 0, tone: 2, from: atom.at });
  }
  const haze = many(5, (k) => disc([540, 360], 460 - k * 80, palette.tones[0], 'opacity=".09"'));
  const bonds = atoms.map((a) =>
    a.from ? line([a.from, a.at], mix(palette.ink, palette.ground, 0.35), 9) : '',
  );
  const balls = atoms.map((a) =>
    ball(a.at, 20 + a.depth * 12, palette.tones[a.tone as 1 | 2 | 3 | 4], palette),
  );
  return sheet(palette, haze, bonds, balls);
};

const chain: Scene = (random, palette) => {
  const wave = random.between(0.9, 1.4);
  const strand = (offset: number, phase: number) =>
    many(
      19,
      (i): Point => [
        i * 62 - 20,
        360 + offset + Math.sin(i * 0.42 * wave + phase) * 120 + (i % 2 === 0 ? -22 : 22),
      ],
    );
  const strands = [strand(-70, 0), strand(90, 0.7)];
  const rungs = many(19, (i) =>
    i % 2 === 0
      ? line(
          [strands[0]?.[i] ?? [0, 0], strands[1]?.[i] ?? [0, 0]],
          palette.tones[0],
          4,
          'stroke-dasharray="2 14"',
        )
      : '',
  );
  const drawn = strands.map((points, s) => [
    line(points, mix(palette.ink, palette.ground, 0.4), 10),
    ...points.map((point, i) =>
      ball(point, i % 3 === 0 ? 32 : 22, palette.tones[((i * (s + 2)) % 4) + 1] as string, palette),
    ),
  ]);
  return sheet(palette, rungs, drawn.flat());
};

const filaments: Scene = (random, palette) => {
  const drift = cloud(random, 2);
  const fibres = many(110, (i) => {
    let at: Point = [random.between(-60, width), random.between(-20, height + 20)];
    const points = many(60, () => {
      const turn = (drift(at[0] / 420, at[1] / 420) - 0.5) * 5 + 0.5;
      at = [at[0] + Math.cos(turn) * 15, at[1] + Math.sin(turn) * 15];
      return at;
    });
    const tone = palette.tones[i % 5] as string;
    return line(points, tone, random.between(2, 9), `opacity="${i % 4 === 0 ? 1 : 0.55}"`);
  });
  return sheet(palette, fibres);
};

const spirals: Scene = (random, palette) => {
  const threads = many(7, (t) => {
    const y = 60 + t * 100;
    const turns = random.between(0.026, 0.042);
    const size = random.between(26, 44);
    const strand = (phase: number) =>
      many(
        136,
        (i): Point => [i * 8 - 4, y + Math.sin(i * 8 * turns + phase + t) * size + Math.sin(i / 40 + t) * 18],
      );
    const rungs = many(46, (i) => {
      const k = i * 3;
      const [a, b] = [strand(0)[k] as Point, strand(Math.PI)[k] as Point];
      return line([a, b], palette.tones[0], 3, 'opacity=".7"');
    });
    return [
      ...rungs,
      line(strand(0), palette.tones[((t % 3) + 1) as 1 | 2 | 3], 7),
      line(strand(Math.PI), palette.tones[4], 4),
    ];
  });
  return sheet(palette, threads.flat());
};

/** Divides the picture into the areas nearest to each seed (a Voronoi diagram). */
function patches(seeds: readonly Point[]): { seed: Point; outline: Point[] }[] {
  return seeds.map((seed) => {
    let outline = pointsAt(-20, -20, width + 20, -20, width + 20, height + 20, -20, height + 20);
    for (const other of seeds) {
      if (other === seed) continue;
      const inside = (p: Point) => distance(p, seed) <= distance(p, other);
      outline = outline.flatMap((point, i) => {
        const next = outline[(i + 1) % outline.length] as Point;
        if (inside(point) === inside(next)) return inside(next) ? [next] : [];
        const d0 = distance(point, seed) ** 2 - distance(point, other) ** 2;
        const d1 = distance(next, seed) ** 2 - distance(next, other) ** 2;
        const t = d0 / (d0 - d1);
        const cut: Point = [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t];
        return inside(next) ? [cut, next] : [cut];
      });
    }
    return { seed, outline };
  });
}

const grains: Scene = (random, palette) => {
  const drawn = patches(spread(random, 95, -30)).flatMap(({ seed, outline }, i) => {
    const tone = mix(palette.tones[random.whole(0, 4)] as string, palette.ground, random.between(0, 0.45));
    const turn = random.between(0, 180);
    const clip = `<clipPath id="g${i}">${shape(outline, '#000')}</clipPath>`;
    const hatch = many(11, (k) =>
      box(seed[0] - 200, seed[1] - 132 + k * 24, 400, 3, palette.ink, 'opacity=".16"'),
    );
    return [
      shape(outline, tone, `stroke="${palette.ground}" stroke-width="7"`),
      `${clip}<g clip-path="url(#g${i})"><g transform="rotate(${turn.toFixed(0)} ${seed[0].toFixed(0)} ${seed[1].toFixed(0)})">${hatch.join('')}</g></g>`,
    ];
  });
  return sheet(palette, drawn);
};

const voronoi: Scene = (random, palette) => {
  const seeds = spread(random, 74, -20);
  const centre: Point = [random.between(300, 780), random.between(220, 500)];
  const cells = patches(seeds).map(({ seed, outline }) => {
    const near = Math.min(distance(seed, centre) / 620, 0.99) + random.between(-0.08, 0.08);
    const tone = palette.tones[Math.max(0, Math.min(4, Math.floor(5 - near * 5)))] as string;
    return shape(outline, tone, `stroke="${palette.ground}" stroke-width="4"`);
  });
  return sheet(
    palette,
    cells,
    seeds.map((seed) => disc(seed, 5, palette.ground)),
  );
};

const cracks: Scene = (random, palette) => {
  const split = (from: Point, heading: number, thick: number, left: number): string[] => {
    if (left <= 0 || thick < 1) return [];
    let at = from;
    const points: Point[] = [at];
    let turn = heading;
    for (let k = 0; k < 9; k++) {
      turn += random.bell() * 0.55;
      at = [at[0] + Math.cos(turn) * 26, at[1] + Math.sin(turn) * 26];
      points.push(at);
    }
    const branches = many(2, (b) => split(at, turn + (b === 0 ? 0.5 : -0.55), thick * 0.74, left - 1));
    return [
      line(points, mix(palette.tones[3], palette.ground, 0.55), thick + 12, 'opacity=".5"'),
      line(points, left > 3 ? palette.tones[4] : palette.ink, thick),
      ...branches.flat(),
    ];
  };
  const plates = patches(spread(random, 150, -60)).map(({ outline }) =>
    shape(
      outline,
      mix(palette.ground, palette.tones[random.whole(0, 2)] as string, random.between(0.1, 0.32)),
    ),
  );
  return sheet(palette, plates, split([-10, random.between(260, 460)], 0, 11, 6));
};

export const matter = { lattice, molecule, chain, filaments, spirals, grains, voronoi, cracks };
