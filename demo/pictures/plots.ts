import { type Chance, cloud } from './chance.ts';
import { mix, type Palette } from './palettes.ts';
import {
  box,
  disc,
  height,
  line,
  many,
  type Point,
  pointsAt,
  ring,
  type Scene,
  shape,
  sheet,
  width,
} from './svg.ts';

/** Figures as in papers, without words, which share axes and scales. */

const left = 110;
const right = width - 70;
const top = 70;
const bottom = height - 100;

function axes(palette: Palette): string[] {
  const faint = mix(palette.ink, palette.ground, 0.82);
  return [
    ...many(6, (i) => line(pointsAt(left, top + i * 110, right, top + i * 110), faint, 2)),
    line(pointsAt(left, top - 20, left, bottom, right, bottom), palette.ink, 4),
    ...many(10, (i) =>
      line(pointsAt(left + (i + 1) * 90, bottom, left + (i + 1) * 90, bottom + 12), palette.ink, 3),
    ),
    ...many(5, (i) => line(pointsAt(left - 12, top + i * 110, left, top + i * 110), palette.ink, 3)),
  ];
}

const across = (share: number) => left + (right - left) * share;
const up = (share: number) => bottom - (bottom - top) * share;

const scatter: Scene = (random, palette) => {
  const bend = random.between(0.6, 2.2);
  const trend = (t: number) => 0.12 + 0.72 * t ** bend;
  const points = many(190, (i) => {
    const t = random();
    const group = i % 3;
    const y = trend(t) + random.bell() * 0.11 + (group - 1) * 0.09;
    return disc(
      [across(t), up(Math.min(Math.max(y, 0.03), 1))],
      random.between(5, 14),
      palette.tones[[1, 2, 4][group] as 1 | 2 | 4],
      'opacity=".78"',
    );
  });
  const edge = (offset: number) => many(31, (i): Point => [across(i / 30), up(trend(i / 30) + offset)]);
  const band = shape([...edge(0.06), ...edge(-0.06).reverse()], palette.tones[3], 'opacity=".3"');
  return sheet(palette, axes(palette), band, points, line(edge(0), palette.ink, 5));
};

const ridges: Scene = (random, palette) => {
  const rows = random.whole(9, 13);
  const curves = many(rows, (r) => {
    const base = 230 + (r * 430) / (rows - 1);
    const peaks = many(3, () => ({
      at: random.between(0.15, 0.85),
      wide: random.between(0.04, 0.12),
      tall: random.between(40, 110),
    }));
    const points = many(109, (i): Point => {
      const t = i / 108;
      const y = peaks.reduce((sum, p) => sum + p.tall * Math.exp(-(((t - p.at) / p.wide) ** 2)), 0);
      return [60 + t * 960, base - y - Math.sin(t * 90 + r) * 2];
    });
    const tone = mix(
      palette.tones[Math.min(Math.floor((r / rows) * 4), 3)] as string,
      palette.tones[Math.min(Math.floor((r / rows) * 4) + 1, 4)] as string,
      ((r / rows) * 4) % 1,
    );
    return shape(
      [[60, base], ...points, [1020, base]],
      tone,
      `fill-opacity=".82" stroke="${palette.ink}" stroke-width="3"`,
    );
  });
  return sheet(palette, curves);
};

const bars: Scene = (random, palette) => {
  const count = random.whole(9, 14);
  const wide = (right - left) / count;
  const drawn = many(count, (i) => {
    const tall = 0.15 + 0.7 * Math.abs(Math.sin(i * 0.55 + random.between(0, 0.4)));
    const second = tall * random.between(0.35, 0.7);
    const x = across(i / count) + wide * 0.14;
    return [
      box(x, up(tall), wide * 0.36, bottom - up(tall), palette.tones[1], 'rx="4"'),
      box(x + wide * 0.38, up(second), wide * 0.36, bottom - up(second), palette.tones[4], 'rx="4"'),
      line(pointsAt(x + wide * 0.18, up(tall + 0.06), x + wide * 0.18, up(tall - 0.05)), palette.ink, 4),
    ].join('');
  });
  const mean = many(25, (i): Point => [across(i / 24), up(0.45 + 0.28 * Math.sin(i / 5 + 1))]);
  return sheet(palette, axes(palette), drawn, line(mean, palette.tones[3], 6, 'stroke-dasharray="4 14"'));
};

const steps: Scene = (random, palette) => {
  let level = 0.12;
  const noise: Point[] = [];
  const clean: Point[] = [];
  for (let i = 0; i < 430; i++) {
    if (i % 31 === 30) level += i > 200 && i < 260 ? -0.075 : 0.075;
    noise.push([across(i / 430), up(level + random.bell() * 0.035)]);
    clean.push([across(i / 430), up(level)]);
  }
  return sheet(
    palette,
    axes(palette),
    line(noise, palette.tones[2], 3, 'opacity=".75"'),
    line(clean, palette.tones[4], 6),
  );
};

const gauges: Scene = (random, palette) => {
  const rows = many(6, (r) => {
    const base = 95 + r * 106;
    const rough = cloud(random, 4);
    const tide = r % 2 === 0;
    const points = many(241, (i): Point => {
      const t = i / 240;
      const y = tide
        ? Math.sin(t * 48 + r) * (16 + 14 * Math.sin(t * 5 + r)) + (rough(t * 9, r) - 0.5) * 26
        : (rough(t * 16, r) - 0.5) * 92;
      return [40 + t * 1000, base - y];
    });
    const tone = palette.tones[((r % 4) + 1) as 1 | 2 | 3 | 4];
    return [
      line(pointsAt(40, base, 1040, base), mix(palette.ink, palette.ground, 0.8), 2),
      shape([[40, base], ...points, [1040, base]], tone, 'opacity=".28"'),
      line(points, tone, 4),
    ].join('');
  });
  const event = box(random.between(500, 760), 24, 74, 672, palette.ink, 'opacity=".1" rx="8"');
  return sheet(palette, event, rows);
};

const spectrum: Scene = (random, palette) => {
  const comb = many(54, (i) => {
    const x = left + 8 + i * 16.4;
    const dip =
      Math.exp(-(((i - 17) / 2.2) ** 2)) +
      0.7 * Math.exp(-(((i - 36) / 1.6) ** 2)) +
      0.4 * Math.exp(-(((i - 43) / 1.2) ** 2));
    const tall =
      0.92 * Math.exp(-(((i - 27) / 22) ** 2)) * (1 - 0.85 * Math.min(dip, 1)) * random.between(0.94, 1);
    const tone = mix(palette.tones[1], palette.tones[4], Math.min(1, i / 54 + 0.05));
    return line(pointsAt(x, bottom - 3, x, up(tall)), tone, 8);
  });
  const envelope = many(
    60,
    (i): Point => [left + i * 15, up(0.92 * Math.exp(-((((i * 15) / 16.4 - 27) / 22) ** 2)) + 0.03)],
  );
  return sheet(palette, axes(palette), comb, line(envelope, palette.ink, 3, 'stroke-dasharray="3 11"'));
};

const bands: Scene = (random, palette) => {
  const stations = [0, 0.22, 0.38, 0.63, 0.82, 1];
  const curves = many(11, (b) => {
    const lift = b * 0.085 + random.between(0, 0.03);
    const phase = random.between(0, 6);
    const points = many(121, (i): Point => {
      const t = i / 120;
      const y =
        lift * (0.35 + 0.65 * Math.sin(t * Math.PI) ** 2) +
        0.05 * Math.sin(t * 12.5 + phase) +
        (b > 5 ? 0.12 : 0.02);
      return [across(t), up(Math.min(Math.max(y, 0), 1))];
    });
    return line(points, palette.tones[b > 5 ? 4 : ((b % 3) as 0 | 1 | 2)], 5);
  });
  const posts = stations.map((s) =>
    line(pointsAt(across(s), top - 20, across(s), bottom), mix(palette.ink, palette.ground, 0.5), 3),
  );
  return sheet(
    palette,
    posts,
    box(left, up(0.58), right - left, 34, palette.tones[3], 'opacity=".25"'),
    curves,
    line(pointsAt(left, bottom, right, bottom), palette.ink, 4),
  );
};

const heatmap: Scene = (random, palette) => {
  const heat = cloud(random, 3);
  const columns = random.whole(18, 26);
  const rows = Math.round((columns * 560) / 900);
  const size = 900 / columns;
  const cells = many(columns * rows, (n) => {
    const i = n % columns;
    const j = Math.floor(n / columns);
    return box(
      50 + i * size + 1.5,
      60 + j * size + 1.5,
      size - 3,
      size - 3,
      step(palette, (heat(i / 6, j / 6) - 0.2) * 1.7),
      'rx="3"',
    );
  });
  const key = many(30, (k) => box(985, 60 + k * 19.5, 44, 19.5, step(palette, 1 - k / 30)));
  return sheet(palette, cells, key);
};

function step(palette: Palette, value: number): string {
  const stops = [mix(palette.ground, palette.tones[0], 0.4), ...palette.tones];
  const place = Math.min(Math.max(value, 0), 0.999) * (stops.length - 1);
  const index = Math.floor(place);
  return mix(stops[index] as string, stops[index + 1] as string, place - index);
}

const surface: Scene = (random, palette) => {
  const hills = cloud(random, 3);
  const project = (i: number, j: number): Point => {
    const lift = (hills(i / 9, j / 9) - 0.3) * 330 + 90 * Math.exp(-((i - 20) ** 2 + (j - 18) ** 2) / 60);
    return [540 + (i - j) * 15.5, 150 + (i + j) * 8.3 - lift + 60];
  };
  const quads = many(36 * 36, (n) => {
    const i = n % 36;
    const j = Math.floor(n / 36);
    const value = (hills(i / 9, j / 9) - 0.25) * 1.5 + 0.35 * Math.exp(-((i - 20) ** 2 + (j - 18) ** 2) / 60);
    const corners = [project(i, j), project(i + 1, j), project(i + 1, j + 1), project(i, j + 1)];
    return shape(corners, step(palette, value), `stroke="${palette.ground}" stroke-width="1.5"`);
  });
  return sheet(palette, quads);
};

/** A random walk that never turns straight back, for tracks of ions and of animals. */
function walk(random: Chance, from: Point, stride: number, length: number): Point[] {
  let at = from;
  let heading = random.between(0, 6.3);
  return many(length, () => {
    heading += random.bell() * 1.6;
    at = [at[0] + Math.cos(heading) * stride, at[1] + Math.sin(heading) * stride];
    return at;
  });
}

const tracks: Scene = (random, palette) => {
  const sites = many(14 * 9, (n) =>
    ring(
      [70 + (n % 14) * 72 + random.bell() * 12, 70 + Math.floor(n / 14) * 73 + random.bell() * 12],
      9,
      mix(palette.ink, palette.ground, 0.72),
      3,
    ),
  );
  const walks = many(9, (i) => {
    const start: Point = [random.between(120, 960), random.between(100, 620)];
    const points = walk(random, start, 19, 90);
    const tone = palette.tones[i % 5] as string;
    return [
      line(points, tone, 4, 'opacity=".9"'),
      disc(start, 12, tone),
      ring(points.at(-1) as Point, 13, tone, 5),
    ].join('');
  });
  return sheet(palette, sites, walks);
};

export const plots = { scatter, ridges, bars, steps, gauges, spectrum, bands, heatmap, surface, tracks };
