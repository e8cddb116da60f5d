import { chance } from './chance.ts';
import { disc, line, many, type Point, pointsAt, polar, ring, shape } from './svg.ts';

/** Logos of the partner universities: a badge on a light card, which is visible on any page. */

const c: Point = [540, 360];

type Mark = (main: string, second: string) => string;

const marks = {
  arch: (main, second) =>
    many(4, (k) =>
      line(
        [
          [400 + k * 28, 540],
          [400 + k * 28, 360],
          ...many(13, (i) => polar([540, 360], 140 - k * 28, Math.PI + (i * Math.PI) / 12)),
          [680 - k * 28, 360],
          [680 - k * 28, 540],
        ],
        k % 2 === 0 ? main : second,
        15,
      ),
    ).join(''),
  bird: (main, second) =>
    `<path d="M330 420C430 420 470 250 640 240C610 290 700 250 760 300C690 300 690 380 600 440C540 480 430 500 330 420Z" fill="${main}"/><path d="M470 400C540 390 570 330 600 310C590 390 560 430 470 400Z" fill="${second}"/>${disc([668, 278], 9, '#fff')}`,
  sun: (main, second) =>
    many(24, (k) =>
      shape(
        [polar(c, 196, k * 0.2618), polar(c, 108, k * 0.2618 + 0.1), polar(c, 108, k * 0.2618 - 0.1)],
        k % 2 === 0 ? main : second,
      ),
    ).join('') + disc(c, 92, main),
  shield: (main, second) =>
    `<path d="M380 200H700V380C700 480 620 530 540 560C460 530 380 480 380 380Z" fill="${main}"/><path d="M380 340C430 310 480 370 540 340S650 310 700 340V380C700 480 620 530 540 560C460 530 380 480 380 380Z" fill="${second}"/>${disc([540, 268], 36, '#fff')}`,
  sail: (main, second) =>
    shape(pointsAt(530, 170, 530, 470, 350, 470), main) +
    shape(pointsAt(556, 230, 556, 470, 710, 470), second) +
    `<path d="M340 500H740L690 560H390Z" fill="${main}"/>`,
  river: (main, second) =>
    ring(c, 186, main, 18) +
    many(4, (k) =>
      line(
        many(21, (i): Point => [392 + i * 15, 290 + k * 46 + Math.sin(i * 0.62 + k) * 19]),
        k % 2 === 0 ? main : second,
        17,
      ),
    ).join(''),
  star: (main, second) =>
    many(2, (t) =>
      shape(
        many(16, (k) => polar(c, k % 2 === 0 ? 196 - t * 74 : 132 - t * 50, k * 0.3927 + t * 0.19)),
        t === 0 ? main : second,
      ),
    ).join('') + disc(c, 34, '#fff'),
  gear: (main, second) =>
    many(12, (k) => line([polar(c, 150, k * 0.5236), polar(c, 192, k * 0.5236)], main, 46, '', 'butt')).join(
      '',
    ) +
    ring(c, 132, main, 54) +
    shape(
      many(6, (k) => polar(c, 76, k * 1.0472)),
      second,
    ),
  leaf: (main, second) =>
    `<path d="M540 170C690 260 690 440 540 560C390 440 390 260 540 170Z" fill="${main}"/>${many(
      5,
      (k) =>
        line(pointsAt(540, 280 + k * 56, 540 + (k % 2 === 0 ? 82 : 76), 232 + k * 52), second, 11) +
        line(pointsAt(540, 280 + k * 56, 540 - (k % 2 === 0 ? 82 : 76), 232 + k * 52), second, 11),
    ).join('')}${line(pointsAt(540, 210, 540, 600), second, 13)}`,
} satisfies Record<string, Mark>;

export type LogoKind = keyof typeof marks;

const inks = [
  ['#1d3f66', '#d98b3a'],
  ['#0f5f63', '#e2b13c'],
  ['#9a2b3f', '#f0a35e'],
  ['#2f6b46', '#c9d36a'],
  ['#24508f', '#e4574c'],
  ['#5a2f73', '#6db6b0'],
  ['#8a5a1f', '#2f4858'],
  ['#3b4252', '#d0605e'],
  ['#1f6f54', '#f2e6c9'],
] as const;

export function logo(kind: LogoKind): string {
  const order = Object.keys(marks).indexOf(kind);
  const [main, second] = inks[order % inks.length] as (typeof inks)[number];
  const random = chance(kind);
  const card = random.pick(['#f7f5f0', '#f3f6f7', '#f8f4f5']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="720" viewBox="0 0 1080 720"><rect width="1080" height="720" fill="${card}"/><g transform="translate(540 360) scale(1.35) translate(-540 -365)">${marks[kind](main, second)}</g></svg>`;
}
