import { type Chance, chance } from './chance.ts';
import { darkPalettes, lightPalettes, mix, type Palette, palettes } from './palettes.ts';
import { blob, box, disc, line, many, type Point, pointsAt, polar, ring, shape } from './svg.ts';

/** Portraits of invented people: flat shapes, square, 800 by 800. */

const skins = ['#f2d0b1', '#e6b68c', '#cf9668', '#a9734c', '#835236', '#5f3a27'];
const hairs = ['#1d1a1c', '#3b2a22', '#6b4528', '#a5713c', '#c9c3ba', '#8c8a8d', '#7a3524'];

type Part = (random: Chance, hair: string) => { back?: string; front?: string };

const cuts: Part[] = [
  (_, hair) => ({
    front: `<path d="M262 360C250 190 360 140 410 146C520 140 560 220 540 360C520 300 500 270 470 250C420 280 330 270 300 280C280 300 270 330 262 360Z" fill="${hair}"/>`,
  }),
  (_, hair) => ({
    back: `<path d="M240 380C220 170 340 130 400 130C470 130 590 170 560 380C580 480 570 560 590 620H210C230 560 220 480 240 380Z" fill="${hair}"/>`,
    front: `<path d="M268 350C280 250 340 210 420 205C500 215 530 260 534 350C500 330 470 280 440 240C400 300 320 320 268 350Z" fill="${hair}"/>`,
  }),
  (random, hair) => ({
    back: `${disc([400, 300], 146, hair)}${many(17, (k) =>
      disc(polar([400, 300], 150, 2.85 + k * 0.225), random.between(44, 62), hair),
    ).join('')}`,
  }),
  (_, hair) => ({
    back: disc([400, 148], 66, hair),
    front: `<path d="M262 350C260 220 330 170 400 170C470 170 540 220 538 350C520 290 470 250 400 246C330 250 280 290 262 350Z" fill="${hair}"/>`,
  }),
  () => ({}),
  (_, hair) => ({
    back: `<path d="M236 420C220 190 330 140 400 140C480 140 585 190 564 420C566 450 550 480 540 490H260C246 480 236 450 236 420Z" fill="${hair}"/>`,
    front: `<path d="M266 345C270 230 330 190 400 190C470 190 530 230 534 345L500 282H300Z" fill="${hair}"/>`,
  }),
];

function scarf(tone: string): { back: string; front: string } {
  return {
    back: `<path d="M222 400C210 200 310 136 400 136C490 136 590 200 578 400C590 520 600 600 620 660H180C200 600 210 520 222 400Z" fill="${tone}"/>`,
    front: `<path d="M262 380C262 250 320 206 400 206C480 206 538 250 538 380C540 480 480 560 400 580C320 560 260 480 262 380ZM290 380C290 480 340 540 400 546C460 540 510 480 510 380C510 290 460 246 400 246C340 246 290 290 290 380Z" fill="${mix(tone, '#ffffff', 0.14)}" fill-rule="evenodd"/>`,
  };
}

function backdrop(random: Chance, palette: Palette): string[] {
  const style = random.whole(0, 4);
  const [a, b] = [palette.tones[random.whole(0, 1)] as string, palette.tones[random.whole(2, 3)] as string];
  if (style === 0)
    return many(7, (k) =>
      ring([random.between(150, 650), 300], 120 + k * 70, k % 2 === 0 ? a : b, 22, 'opacity=".5"'),
    );
  if (style === 1) return many(12, (k) => box(k * 70, 0, 36, 800, k % 2 === 0 ? a : b, 'opacity=".45"'));
  if (style === 2) return [disc([random.between(280, 520), 350], 320, a), disc([620, 180], 90, b)];
  if (style === 3)
    return many(90, (k) =>
      disc(
        [40 + (k % 10) * 80, 40 + Math.floor(k / 10) * 90],
        random.between(6, 24),
        k % 3 === 0 ? b : a,
        'opacity=".6"',
      ),
    );
  return many(9, (k) =>
    line(
      many(28, (i): Point => [i * 30, 60 + k * 88 + Math.sin(i * 0.5 + k * 0.8) * 26]),
      k % 2 === 0 ? a : b,
      16,
      'opacity=".55"',
    ),
  );
}

export interface Look {
  cut: number | 'scarf';
  skin: number;
  hair: number;
  glasses?: true;
  beard?: true;
}

export function portrait(seed: string, look: Look): string {
  const random = chance(`portrait ${seed}`);
  const palette = palettes[random.pick([...darkPalettes, ...lightPalettes])];
  const skin = skins[look.skin] as string;
  const shade = mix(skin, '#3a1d12', 0.2);
  const hair = hairs[look.hair] as string;
  const coat = palette.tones[random.whole(3, 4)] as string;
  const { back = '', front = '' } =
    look.cut === 'scarf' ? scarf(palette.tones[4]) : (cuts[look.cut] as Part)(random, hair);
  const brow = (x: number) =>
    line(pointsAt(x - 28, 352, x, 342, x + 28, 350), look.cut === 'scarf' ? mix(hair, skin, 0.2) : hair, 9);
  const eye = (x: number) => disc([x, 384], 11, '#2a2023');
  const glasses = look.glasses
    ? [
        ring([342, 386], 46, palette.ink === '#22313f' ? '#22313f' : '#2b2a33', 7),
        ring([458, 386], 46, '#2b2a33', 7),
        line(pointsAt(388, 382, 412, 382), '#2b2a33', 7),
      ]
    : [];
  const beard = look.beard
    ? `<path d="M268 420C280 560 350 590 400 592C450 590 520 560 532 420C510 480 470 478 400 474C330 478 290 480 268 420Z" fill="${hair}"/>`
    : '';
  const parts = [
    ...backdrop(random, palette),
    back,
    blob(pointsAt(90, 860, 130, 690, 280, 620, 400, 640, 520, 620, 670, 690, 710, 860), coat),
    shape(pointsAt(340, 520, 460, 520, 476, 640, 400, 690, 324, 640), shade),
    shape(pointsAt(300, 628, 400, 720, 500, 628, 540, 650, 400, 800, 260, 650), mix(coat, '#ffffff', 0.3)),
    `<ellipse cx="400" cy="392" rx="134" ry="172" fill="${skin}"/>`,
    ...(look.cut === 'scarf' ? [] : [disc([266, 400], 26, shade), disc([534, 400], 26, shade)]),
    beard,
    `<path d="M402 392C396 420 388 436 384 446C392 454 408 454 416 448" fill="none" stroke="${shade}" stroke-width="9" stroke-linecap="round"/>`,
    `<path d="M352 ${look.beard ? 496 : 492}C376 ${random.whole(508, 518)} 424 ${random.whole(508, 518)} 448 ${look.beard ? 496 : 492}" fill="none" stroke="${look.beard ? shade : '#9a4a45'}" stroke-width="10" stroke-linecap="round"/>`,
    brow(342),
    brow(458),
    eye(342),
    eye(458),
    front,
    ...glasses,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><rect width="800" height="800" fill="${mix(palette.ground, palette.tones[2], 0.18)}"/>${parts.join('')}</svg>`;
}
