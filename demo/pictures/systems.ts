import { cloud } from './chance.ts';
import { mix } from './palettes.ts';
import {
  blob,
  box,
  disc,
  distance,
  height,
  line,
  many,
  type Point,
  pair,
  pointsAt,
  polar,
  ring,
  type Scene,
  shape,
  sheet,
  spread,
  width,
} from './svg.ts';

/** Networks, flows and maps. */

const network: Scene = (random, palette) => {
  const nodes = spread(random, 72, 40);
  const hubs = nodes.filter(() => random() < 0.12);
  const near = (node: Point, count: number) =>
    [...nodes].sort((a, b) => distance(a, node) - distance(b, node)).slice(1, count + 1);
  const links = nodes.flatMap((node) =>
    near(node, 3).map((to) =>
      line([node, to], mix(palette.tones[1], palette.ground, 0.25), 3, 'opacity=".8"'),
    ),
  );
  const long = hubs.flatMap((hub) =>
    hubs
      .filter((other) => other > hub && distance(other, hub) < 520)
      .map((other) => {
        const lift: Point = [(hub[0] + other[0]) / 2, (hub[1] + other[1]) / 2 - distance(hub, other) * 0.22];
        return `<path d="M${pair(hub)}Q${pair(lift)} ${pair(other)}" fill="none" stroke="${palette.tones[4]}" stroke-width="3" opacity=".65"/>`;
      }),
  );
  const dots = nodes.map((node) =>
    disc(node, random.between(7, 14), palette.tones[random.pick([1, 2, 2, 3] as const)]),
  );
  const big = hubs.map(
    (hub) => disc(hub, 30, palette.ground) + disc(hub, 25, palette.tones[4]) + disc(hub, 11, palette.ground),
  );
  return sheet(palette, links, long, dots, big);
};

const chord: Scene = (random, palette) => {
  const centre: Point = [540, 360];
  const sizes = many(9, () => random.between(0.6, 1.6));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const arcs = sizes.map((size, i) => {
    const start = (sizes.slice(0, i).reduce((sum, s) => sum + s, 0) / whole) * 2 * Math.PI;
    return {
      from: start + 0.03,
      to: start + (size / whole) * 2 * Math.PI - 0.03,
      tone: palette.tones[i % 5] as string,
    };
  });
  const rim = arcs.map((arc) => {
    const points = many(24, (k) => polar(centre, 305, arc.from + ((arc.to - arc.from) * k) / 23));
    return line(points, arc.tone, 26, '', 'butt');
  });
  const ribbons = many(44, () => {
    const [a, b] = [random.pick(arcs), random.pick(arcs)];
    const from = polar(centre, 286, random.between(a.from, a.to));
    const to = polar(centre, 286, random.between(b.from, b.to));
    return `<path d="M${pair(from)}Q${pair(centre)} ${pair(to)}" fill="none" stroke="${a.tone}" stroke-width="${random.whole(3, 17)}" opacity=".5"/>`;
  });
  return sheet(palette, ribbons, rim);
};

const tree: Scene = (random, palette) => {
  const centre: Point = [540, 360];
  const parts: string[] = [];
  const grow = (from: number, to: number, depth: number, at: Point) => {
    const middle = (from + to) / 2;
    const next = depth === 0 ? centre : polar(centre, depth * 62, middle);
    if (depth > 0)
      parts.push(line([at, next], palette.tones[Math.min(depth - 1, 4)] as string, 11 - depth * 1.6));
    if (depth === 5) {
      parts.push(disc(next, random.between(5, 13), palette.tones[random.whole(2, 4)] as string));
      return;
    }
    const count = depth === 0 ? 6 : random.whole(1, 3);
    let start = from;
    for (const share of many(count, () => 1 / count)) {
      grow(start, start + (to - from) * share, depth + 1, next);
      start += (to - from) * share;
    }
  };
  grow(0, 2 * Math.PI, 0, centre);
  const rims = many(5, (k) => ring(centre, (k + 1) * 62, mix(palette.ink, palette.ground, 0.85), 2));
  return sheet(palette, rims, parts, disc(centre, 17, palette.ink));
};

const matrix: Scene = (random, palette) => {
  const count = 46;
  const groups = many(count, (i) => Math.floor((i / count) * 6));
  const size = 660 / count;
  const cells = many(count * count, (n) => {
    const [i, j] = [n % count, Math.floor(n / count)];
    const same = groups[i] === groups[j];
    if (random() > (same ? 0.74 : 0.08)) return '';
    const tone = same ? palette.tones[((groups[i] ?? 0) % 5) as 0] : mix(palette.ink, palette.ground, 0.45);
    return box(210 + i * size, 30 + j * size, size - 2, size - 2, tone);
  });
  return sheet(palette, box(204, 24, 672, 672, mix(palette.ground, palette.ink, 0.06)), cells);
};

const dots: Scene = (random, palette) => {
  const centre: Point = [random.between(250, 830), random.between(180, 540)];
  const drawn = many(27 * 18, (n) => {
    const at: Point = [20 + (n % 27) * 40, 20 + Math.floor(n / 27) * 40];
    const phase = distance(at, centre) / 46;
    const silent = random() < 0.07;
    const r = 4 + 12 * (0.5 + 0.5 * Math.sin(phase)) * Math.exp(-phase / 14);
    return silent
      ? ring(at, 11, palette.tones[4], 3)
      : disc(at, r, palette.tones[Math.min(3, Math.floor(r / 4.2))] as string);
  });
  return sheet(palette, drawn);
};

const swatches: Scene = (random, palette) => {
  const drawn = many(9, (i) => {
    const at: Point = [190 + (i % 3) * 350, 125 + Math.floor(i / 3) * 235];
    const first = palette.tones[i % 5] as string;
    const second = palette.tones[(i + 1 + Math.floor(i / 3)) % 5] as string;
    const turn = random.between(0, 6.3);
    return [
      disc(polar(at, 42, turn), 92, first),
      disc(polar(at, 42, turn + Math.PI), 92, second, 'style="mix-blend-mode:normal" opacity=".8"'),
    ].join('');
  });
  return sheet(palette, drawn);
};

const vectors: Scene = (random, palette) => {
  const turn = cloud(random, 2);
  const arrows = many(30 * 20, (n) => {
    const at: Point = [18 + (n % 30) * 36, 18 + Math.floor(n / 30) * 36];
    const heading = (turn(at[0] / 330, at[1] / 330) - 0.5) * 9;
    const speed = turn(at[0] / 250 + 40, at[1] / 250);
    const tip = polar(at, 9 + speed * 22, heading);
    const tone = palette.tones[Math.min(4, Math.floor(speed * 5.6))] as string;
    return (
      line([polar(tip, 9, heading + 2.6), tip, polar(tip, 9, heading - 2.6)], tone, 4) +
      line([at, tip], tone, 4)
    );
  });
  return sheet(palette, arrows);
};

const flow: Scene = (random, palette) => {
  const pillars = many(4, (i): { at: Point; r: number } => ({
    at: [150 + i * 235, random.between(190, 530)],
    r: random.between(34, 58),
  }));
  const lines = many(44, (k) => {
    const points = many(110, (i): Point => {
      const x = i * 10 - 5;
      let y = k * 17 - 6;
      for (const p of pillars) {
        const dx = x - p.at[0];
        const dy = y - p.at[1];
        const side = Math.tanh(dy / 14);
        y +=
          (side * p.r * p.r * 1.25) / (Math.abs(dy) + p.r) / (1 + (dx / (p.r * (dx > 0 ? 2.6 : 1.3))) ** 2);
        if (dx > 0)
          y +=
            Math.sin(dx / 34) *
            15 *
            Math.exp(-dx / 300) *
            Math.exp(-((dy / 110) ** 2)) *
            Math.min(dx / 80, 1);
      }
      return [x, y];
    });
    return line(points, palette.tones[k % 4] as string, k % 4 === 3 ? 5 : 4, 'opacity=".9"');
  });
  return sheet(
    palette,
    lines,
    pillars.map((p) => disc(p.at, p.r, palette.tones[4]) + disc(p.at, p.r * 0.55, palette.ground)),
  );
};

const phase: Scene = (random, palette) => {
  const mu = random.between(0.6, 1.9);
  const orbits = many(30, (k) => {
    let [x, y] = [random.between(-3.6, 3.6), random.between(-3.4, 3.4)];
    const points = many(260, (): Point => {
      const next = mu * (1 - x * x) * y - x;
      x += y * 0.03;
      y += next * 0.03;
      return [540 + x * 168, 360 - y * 92];
    });
    return line(points, palette.tones[k % 4] as string, 3.5, 'opacity=".72"');
  });
  let [x, y] = [2, 0];
  const cycle: Point[] = [];
  for (let i = 0; i < 900; i++) {
    const next = mu * (1 - x * x) * y - x;
    x += y * 0.02;
    y += next * 0.02;
    if (i > 400) cycle.push([540 + x * 168, 360 - y * 92]);
  }
  const cross = [
    line(pointsAt(30, 360, 1050, 360), mix(palette.ink, palette.ground, 0.7), 2),
    line(pointsAt(540, 20, 540, 700), mix(palette.ink, palette.ground, 0.7), 2),
  ];
  return sheet(palette, cross, orbits, line(cycle, palette.tones[4], 9));
};

const map: Scene = (random, palette) => {
  const shore = cloud(random, 4);
  const coast = (push: number) =>
    many(75, (i): Point => [i * 15 - 15, 250 + push + (shore(i / 11, push / 240) - 0.5) * 520]);
  const water = many(5, (k) => {
    const points = coast(k * 46);
    return shape(
      [...points, [1110, 740], [-30, 740]],
      mix(palette.tones[1], palette.ground, 0.75 - k * 0.17),
    );
  });
  const isles = many(4, () => {
    const at: Point = [random.between(120, 960), random.between(480, 660)];
    const size = random.between(24, 60);
    const outline = many(12, (k) => polar(at, size * random.between(0.6, 1.2), (k / 12) * 6.283));
    return blob(
      outline,
      mix(palette.ground, palette.tones[3], 0.3),
      `stroke="${palette.tones[0]}" stroke-width="4"`,
    );
  });
  const grid = [
    ...many(9, (i) => line(pointsAt(i * 135, 0, i * 135, height), palette.ink, 1, 'opacity=".16"')),
    ...many(6, (i) => line(pointsAt(0, i * 144, width, i * 144), palette.ink, 1, 'opacity=".16"')),
  ];
  const stations = coast(18)
    .filter((_, i) => i % 4 === 1)
    .map((at, i) =>
      disc(at, i % 3 === 0 ? 17 : 11, palette.tones[4], `stroke="${palette.ground}" stroke-width="5"`),
    );
  return sheet(palette, water, isles, line(coast(0), palette.tones[0], 5), grid, stations);
};

export const systems = { network, chord, tree, matrix, dots, swatches, vectors, flow, phase, map };
