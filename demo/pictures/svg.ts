import type { Chance } from './chance.ts';
import type { Palette } from './palettes.ts';

export const width = 1080;
export const height = 720;

export type Point = readonly [number, number];

/** A picture is either drawn as SVG or computed: a value between 0 and 1 for every point, shown on the palette's scale. */
export type Picture = string | ((x: number, y: number) => number);
export type Scene = (random: Chance, palette: Palette) => Picture;

/** The coordinates of points in turn: x, y, x, y. */
export const pointsAt = (...coordinates: readonly number[]): Point[] =>
  many(coordinates.length / 2, (i) => [coordinates[2 * i] as number, coordinates[2 * i + 1] as number]);

const short = (value: number) => Math.round(value * 10) / 10;

export function sheet(palette: Palette, ...parts: (string | string[])[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${palette.ground}"/>${parts.flat().join('')}</svg>`;
}

export const disc = ([x, y]: Point, r: number, fill: string, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" ${more}/>`;

export const ring = ([x, y]: Point, r: number, stroke: string, thick: number, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="none" stroke="${stroke}" stroke-width="${thick}" ${more}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}" ${more}/>`;

export const line = (points: readonly Point[], stroke: string, thick: number, more = '', cap = 'round') =>
  `<path d="${trace(points)}" fill="none" stroke="${stroke}" stroke-width="${thick}" stroke-linecap="${cap}" stroke-linejoin="round" ${more}/>`;

export const shape = (points: readonly Point[], fill: string, more = '') =>
  `<path d="${trace(points)}Z" fill="${fill}" ${more}/>`;

/** A closed, rounded outline through the points. */
export function blob(points: readonly Point[], fill: string, more = ''): string {
  const at = (i: number) => points[(i + points.length) % points.length] as Point;
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  const bends = points.map((point, i) => `Q${pair(point)} ${pair(middle(i))}`);
  return `<path d="M${pair(middle(-1))}${bends.join('')}Z" fill="${fill}" ${more}/>`;
}

const trace = (points: readonly Point[]) => `M${points.map(pair).join('L')}`;

export const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const polar = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** An irregular outline as of a living thing: a circle whose radius varies. */
export function wobbly(random: Chance, centre: Point, radius: number, unrest: number, corners = 14): Point[] {
  return many(corners, (i) =>
    polar(centre, radius * (1 + random.bell() * unrest), (i / corners) * 2 * Math.PI),
  );
}

/** Circles that do not overlap, tried from large to small. */
export function packed(random: Chance, count: number, low: number, high: number, gap: number) {
  const circles: { at: Point; r: number }[] = [];
  for (let attempt = 0; attempt < count * 60 && circles.length < count; attempt++) {
    const r = high - (high - low) * Math.sqrt(circles.length / count);
    const at: Point = [random.between(-40, width + 40), random.between(-40, height + 40)];
    if (circles.every((other) => distance(at, other.at) > r + other.r + gap)) circles.push({ at, r });
  }
  return circles;
}

/** Points with at least the distance `apart` between any two. */
export function spread(random: Chance, apart: number, margin: number): Point[] {
  const points: Point[] = [];
  for (let attempt = 0; attempt < 4000; attempt++) {
    const at: Point = [random.between(margin, width - margin), random.between(margin, height - margin)];
    if (points.every((other) => distance(at, other) >= apart)) points.push(at);
  }
  return points;
}
