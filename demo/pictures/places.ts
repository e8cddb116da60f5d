import { cloud } from './chance.ts';
import { mix } from './palettes.ts';
import {
  blob,
  box,
  disc,
  line,
  many,
  type Point,
  pointsAt,
  polar,
  ring,
  type Scene,
  shape,
  sheet,
  width,
  wobbly,
} from './svg.ts';

/** The laboratory and its surroundings. */

const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const harbour: Scene = (random, palette) => {
  const houses = many(13, (i) => {
    const x = i * 84 - 10;
    const tall = random.between(110, 230);
    const tone = palette.tones[(i * 2) % 5] as string;
    const y = 430 - tall;
    const roof = shape(pointsAt(x, y, x + 39, y - 52, x + 78, y), mix(tone, palette.ink, 0.35));
    const windows = many(6, (k) =>
      box(
        x + 14 + (k % 2) * 31,
        y + 22 + Math.floor(k / 2) * 48,
        18,
        26,
        random() < 0.45 ? '#ffe9b0' : mix(tone, palette.ground, 0.6),
        'rx="2"',
      ),
    );
    return [box(x, y, 78, tall, tone), roof, ...windows].join('');
  });
  const ripples = many(60, () => {
    const y = random.between(450, 705);
    const long = random.between(20, 130) * (y / 560);
    const x = random.between(-20, width);
    return line(
      pointsAt(x, y, x + long, y),
      random.pick([palette.tones[1], palette.tones[2], palette.tones[3], palette.ground]),
      4,
      'opacity=".55"',
    );
  });
  const boat = (x: number, y: number, tone: string) =>
    shape(pointsAt(x, y, x + 120, y, x + 98, y + 34, x + 22, y + 34), tone) +
    line(pointsAt(x + 58, y, x + 58, y - 120), palette.ink, 5) +
    shape(pointsAt(x + 64, y - 116, x + 64, y - 14, x + 118, y - 14), palette.ground);
  return sheet(
    palette,
    gradient('air', mix(palette.ground, palette.tones[3], 0.25), palette.ground),
    box(0, 0, width, 430, 'url(#air)'),
    houses,
    box(0, 428, width, 14, palette.ink),
    box(0, 440, width, 280, mix(palette.tones[1], palette.tones[0], 0.5)),
    ripples,
    boat(230, 560, palette.tones[4]),
    boat(690, 510, palette.tones[3]),
  );
};

const lighthouse: Scene = (random, palette) => {
  const lamp: Point = [742, 226];
  const beam = [
    shape([lamp, [-40, 40], [-40, 330]], palette.tones[4], 'opacity=".3"'),
    shape([lamp, [-40, 120], [-40, 250]], palette.tones[4], 'opacity=".3"'),
    shape([lamp, [1120, 190], [1120, 290]], palette.tones[4], 'opacity=".22"'),
  ];
  const stars = many(90, () =>
    disc(
      [random.between(0, width), random.between(0, 420)],
      random.between(1.2, 3.2),
      palette.ink,
      `opacity="${random.between(0.3, 0.9).toFixed(2)}"`,
    ),
  );
  const rough = cloud(random, 3);
  const swell = many(7, (k) => {
    const points = many(55, (i): Point => [i * 20, 508 + k * 34 + (rough(i / 7, k * 3) - 0.5) * 46]);
    return shape([...points, [1100, 740], [-20, 740]], mix(palette.tones[0], palette.tones[2], k / 9));
  });
  const tower = [
    shape(pointsAt(712, 268, 772, 268, 800, 560, 684, 560), palette.ink),
    shape(pointsAt(706, 330, 778, 330, 784, 392, 700, 392), palette.tones[4]),
    shape(pointsAt(695, 450, 789, 450, 795, 512, 689, 512), palette.tones[4]),
    box(700, 256, 84, 14, palette.tones[1]),
    box(718, 200, 48, 56, '#fff3c4'),
    shape(pointsAt(706, 202, 742, 158, 778, 202), palette.tones[4]),
  ];
  const rock = blob(
    pointsAt(560, 560, 660, 510, 742, 520, 850, 500, 960, 566, 1010, 660, 520, 660),
    mix(palette.ground, palette.tones[0], 0.45),
  );
  return sheet(
    palette,
    gradient('night', palette.ground, palette.tones[0]),
    box(0, 0, width, 720, 'url(#night)'),
    stars,
    beam,
    rock,
    tower,
    swell,
  );
};

const compass: Scene = (random, palette) => {
  const centre: Point = [540, 360];
  const needle = (angle: number, long: number, wide: number, tones: readonly [string, string]) => {
    const tip = polar(centre, long, angle);
    return (
      shape([tip, polar(centre, wide, angle + 0.785), centre], tones[0]) +
      shape([tip, polar(centre, wide, angle - 0.785), centre], tones[1])
    );
  };
  const ticks = many(72, (k) =>
    line(
      [polar(centre, 312, k * 0.08727), polar(centre, k % 6 === 0 ? 280 : 298, k * 0.08727)],
      palette.ink,
      k % 6 === 0 ? 5 : 2,
    ),
  );
  const rays = many(36, (k) =>
    line(
      [polar(centre, 340, k * 0.1745), polar(centre, 900, k * 0.1745)],
      palette.tones[2],
      2,
      'opacity=".35"',
    ),
  );
  const turn = random.between(-0.2, 0.2);
  return sheet(
    palette,
    rays,
    many(3, (k) => ring(centre, 334 - k * 62, palette.tones[k] as string, 5)),
    ticks,
    many(4, (k) => needle(turn + 0.785 + k * 1.5708, 190, 34, [palette.tones[1], palette.tones[2]])),
    many(4, (k) => needle(turn + k * 1.5708, 282, 50, [palette.tones[4], palette.tones[0]])),
    disc(centre, 17, palette.ground, `stroke="${palette.ink}" stroke-width="6"`),
  );
};

const crowd: Scene = (random, palette) => {
  const rows = many(7, (r) =>
    many(17, (i) => {
      const x = i * 68 - 20 + (r % 2) * 34 + random.bell() * 8;
      const y = 210 + r * 84 + random.bell() * 12;
      const coat = palette.tones[random.whole(0, 4)] as string;
      const skin = random.pick(['#f1cfae', '#d9a679', '#a8714b', '#7a4a30', '#e8bb93']);
      return (
        blob(
          pointsAt(
            x - 38,
            y + 130,
            x - 36,
            y + 54,
            x - 14,
            y + 30,
            x + 14,
            y + 30,
            x + 36,
            y + 54,
            x + 38,
            y + 130,
          ),
          coat,
          `stroke="${palette.ground}" stroke-width="4"`,
        ) +
        disc([x, y], 25, skin, `stroke="${palette.ground}" stroke-width="4"`) +
        line(
          many(9, (k) => polar([x, y - 2], 23, 3.3 + k * 0.34)),
          mix(palette.ink, coat, random.between(0, 0.4)),
          10,
        )
      );
    }).join(''),
  );
  const flags = many(18, (i) =>
    shape(
      pointsAt(
        i * 62,
        40 + Math.sin(i / 2.6) * 18,
        i * 62 + 44,
        40 + Math.sin((i + 0.7) / 2.6) * 18,
        i * 62 + 22,
        96 + Math.sin(i / 2.6) * 18,
      ),
      palette.tones[i % 5] as string,
    ),
  );
  return sheet(
    palette,
    line(
      many(19, (i): Point => [i * 62, 40 + Math.sin(i / 2.6) * 18]),
      palette.ink,
      4,
    ),
    flags,
    rows,
  );
};

const portrait: Scene = (random, palette) => {
  const sheets = many(6, (k) => {
    const x = 150 + k * 150 + random.bell() * 30;
    const turn = random.bell() * 16;
    return `<g transform="rotate(${turn.toFixed(1)} ${x.toFixed(0)} 360)">${box(x - 110, 190, 220, 300, mix(palette.ground, palette.ink, 0.03 + k * 0.02), `stroke="${palette.ink}" stroke-width="3" rx="4"`)}${many(
      8,
      (r) =>
        line(
          pointsAt(x - 80, 240 + r * 28, x + random.between(10, 80), 240 + r * 28),
          palette.tones[(k + r) % 3] as string,
          6,
        ),
    ).join('')}${disc([x + 60, 450], 22, palette.tones[4])}</g>`;
  });
  const confetti = many(90, () =>
    blob(
      wobbly(random, [random.between(0, width), random.between(0, 720)], random.between(5, 13), 0.3, 5),
      palette.tones[random.whole(0, 4)] as string,
    ),
  );
  return sheet(palette, confetti, sheets);
};

const horizon: Scene = (random, palette) => {
  const sun: Point = [random.between(380, 700), 330];
  const sky = many(9, (k) => box(0, k * 44, width, 46, mix(palette.tones[1], palette.tones[4], k / 9)));
  const sea = many(11, (k) =>
    box(0, 392 + k * 30, width, 32, mix(palette.tones[2], palette.tones[0], k / 11)),
  );
  const glitter = many(70, () => {
    const y = random.between(400, 715);
    const spreadOut = (y - 380) * 0.6;
    const x = sun[0] + random.bell() * spreadOut * 0.7;
    return line(
      pointsAt(x - 6 - spreadOut / 9, y, x + 6 + spreadOut / 9, y),
      palette.tones[4],
      5,
      'opacity=".75"',
    );
  });
  const birds = many(8, () => {
    const [x, y] = [random.between(120, 960), random.between(70, 250)];
    return line(pointsAt(x - 17, y - 7, x - 6, y - 10, x, y, x + 6, y - 10, x + 17, y - 7), palette.ink, 4);
  });
  return sheet(palette, sky, disc(sun, 118, mix(palette.tones[3], '#ffffff', 0.35)), sea, glitter, birds);
};

export const places = { harbour, lighthouse, compass, crowd, portrait, horizon };
