import { cloud } from './chance.ts';
import { many, type Point, type Scene } from './svg.ts';

/** Pictures computed for each point: waves, fringes, relief. Coordinates are in units of the picture's height. */

const at = (x: number, y: number): Point => [x / 720, y / 720];

const rings: Scene = (random) => {
  const bend = cloud(random, 2);
  const centre: Point = [random.between(0.5, 1), random.between(0.3, 0.7)];
  const density = random.between(60, 110);
  return (px, py) => {
    const [x, y] = at(px, py);
    const r2 = (x - centre[0]) ** 2 + (y - centre[1]) ** 2 * 1.15 + (bend(x * 2, y * 2) - 0.5) * 0.12;
    return (0.5 + 0.46 * Math.cos(r2 * density)) * Math.exp(-r2 * 0.9) + 0.04;
  };
};

const interference: Scene = (random) => {
  const sources = many(
    random.whole(2, 3),
    () => [random.between(0, 1.5), random.between(-0.2, 1.2)] as const,
  );
  const wave = random.between(70, 100);
  return (px, py) => {
    const [x, y] = at(px, py);
    let sum = 0;
    for (const [sx, sy] of sources) sum += Math.cos(Math.hypot(x - sx, y - sy) * wave);
    return 0.08 + 0.84 * (0.5 + sum / (2 * sources.length)) ** 1.6;
  };
};

const waves: Scene = (random) => {
  const swell = many(9, (i) => {
    const heading = random.between(-0.7, 0.7) + 1.2;
    const number = 6 * 1.38 ** i;
    return {
      x: Math.cos(heading) * number,
      y: Math.sin(heading) * number,
      lag: random() * 7,
      size: 1 / (i + 1.4),
    };
  });
  const level = (x: number, y: number) =>
    swell.reduce((sum, s) => sum + s.size * Math.sin(s.x * x + s.y * y + s.lag), 0);
  return (px, py) => {
    const depth = 0.35 + (py / 720) * 1.1;
    const x = (px / 720 - 0.75) / depth;
    const y = 2.2 / depth;
    const slope = level(x, y) - level(x + 0.012, y + 0.02);
    return 0.3 + slope * 0.85 * depth + (1 - py / 720) * 0.22;
  };
};

const modes: Scene = (random) => {
  const m = random.whole(3, 5);
  const n = m + random.whole(1, 3);
  const sign = random.pick([1, -1]);
  return (px, py) => {
    const x = ((px - 180) / 720) * Math.PI;
    const y = (py / 720) * Math.PI;
    const value = Math.cos(m * x) * Math.cos(n * y) + sign * Math.cos(n * x) * Math.cos(m * y);
    return 0.1 + 0.8 * Math.exp(-Math.abs(value) * 5) + 0.1 * Math.abs(value);
  };
};

const spectrogram: Scene = (random) => {
  const grain = cloud(random, 3);
  const calls = many(7, (i) => ({
    start: i * 0.2 + random.between(0, 0.1),
    length: random.between(0.12, 0.3),
    low: random.between(0.15, 0.7),
    rise: random.between(-0.3, 0.3),
  }));
  return (px, py) => {
    const [x, y] = at(px, 720 - py);
    let value = 0.14 * grain(x * 30, y * 14) + 0.18 * Math.exp(-y * 7) + 0.05;
    for (const call of calls) {
      const t = (x - call.start) / call.length;
      if (t < 0 || t > 1) continue;
      for (let k = 1; k <= 3; k++) {
        const tone = (call.low + call.rise * t * t) * (0.45 * k + 0.15);
        value += (0.85 / k) * Math.exp(-(((y - tone) / 0.014) ** 2)) * Math.sin(Math.PI * t);
      }
    }
    return value;
  };
};

const contours: Scene = (random) => {
  const hills = cloud(random, 3);
  const steps = random.whole(9, 13);
  return (px, py) => {
    const [x, y] = at(px, py);
    const value = Math.min(Math.max((hills(x * 2.1, y * 2.1) - 0.18) * 1.6, 0), 0.999) * steps;
    const edge = value - Math.floor(value);
    return (Math.floor(value) / steps) * 0.97 + (edge < 0.07 ? 0.11 : 0);
  };
};

const dunes: Scene = (random) => {
  const wind = cloud(random, 2);
  const grain = cloud(random, 2);
  const level = (x: number, y: number) => {
    const phase = x * 13 + wind(x * 1.6, y * 1.6) * 14 + y * 3;
    const saw = phase / (2 * Math.PI) - Math.floor(phase / (2 * Math.PI));
    return saw < 0.7 ? saw / 0.7 : (1 - saw) / 0.3;
  };
  return (px, py) => {
    const [x, y] = at(px, py);
    const light = (level(x, y) - level(x + 0.004, y + 0.002)) * 3.2;
    return 0.5 + light + (grain(x * 60, y * 60) - 0.5) * 0.09 + (level(x, y) - 0.5) * 0.18;
  };
};

const swirl: Scene = (random) => {
  const first = cloud(random, 4);
  const second = cloud(random, 4);
  const third = cloud(random, 5);
  return (px, py) => {
    const [x, y] = at(px * 1.5, py * 1.5);
    const u = first(x * 1.4, y * 1.4);
    const v = second(x * 1.4 + 4, y * 1.4);
    const value = third(x + u * 3.4, y + v * 3.4);
    return (value - 0.28) * 2 + (u - 0.5) * 0.35;
  };
};

const strata: Scene = (random) => {
  const fold = cloud(random, 3);
  const grain = cloud(random, 2);
  const beds = many(24, () => random());
  return (px, py) => {
    const [x, y] = at(px, py);
    const place = (y * 12 + fold(x * 1.3, y * 0.8) * 7 + (x > 0.9 + y * 0.25 ? 1.6 : 0)) % 24;
    return 0.1 + 0.75 * (beds[Math.floor(place)] ?? 0) + (grain(x * 40, y * 90) - 0.5) * 0.12;
  };
};

export const fields = { rings, interference, waves, modes, spectrogram, contours, dunes, swirl, strata };
