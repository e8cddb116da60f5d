/** A background, a text colour with enough contrast, and tones ordered so that they also make a colour scale. */
export interface Palette {
  ground: string;
  ink: string;
  tones: readonly [string, string, string, string, string];
}

export const palettes = {
  deep: { ground: '#0d1b2a', ink: '#e8eef2', tones: ['#1d4a5c', '#2a7f86', '#5cbfae', '#f2c57c', '#f4765d'] },
  dusk: { ground: '#221531', ink: '#fbeee0', tones: ['#54306b', '#9a3f78', '#e0627a', '#f7a072', '#fde3a7'] },
  kelp: { ground: '#0f241d', ink: '#f3f0d9', tones: ['#1f4d3a', '#3c7a57', '#86b36b', '#d9d68a', '#f0a35e'] },
  ember: {
    ground: '#1d1513',
    ink: '#fdf1e0',
    tones: ['#5a2a1d', '#a8432a', '#e07a3b', '#f6b95b', '#fdeccb'],
  },
  sea: { ground: '#06283d', ink: '#eef7f6', tones: ['#0b4f6c', '#1f8a9e', '#6cc5c1', '#d3ece4', '#ffb703'] },
  ink: { ground: '#15161d', ink: '#f1efe9', tones: ['#3a3f58', '#6b74a3', '#a9b4e0', '#f0d9b5', '#e4784f'] },
  paper: {
    ground: '#f4efe6',
    ink: '#22313f',
    tones: ['#2f4858', '#4f8a8b', '#a3b18a', '#e9b44c', '#d9734e'],
  },
  ice: { ground: '#e9f1f5', ink: '#0b2c40', tones: ['#0b3954', '#2374ab', '#6fb1d6', '#f2b27a', '#f26a4f'] },
  mist: { ground: '#e7e4de', ink: '#2f3640', tones: ['#3d4451', '#6f7d8c', '#7f9c8a', '#d8b48a', '#c2694c'] },
  plum: { ground: '#f7eff2', ink: '#3b1630', tones: ['#51203f', '#97436c', '#d2799b', '#efb8a3', '#3e6a78'] },
  lemon: {
    ground: '#fbf5e1',
    ink: '#26413c',
    tones: ['#26413c', '#4f7f6b', '#a8c686', '#f2c14e', '#ef6f4c'],
  },
  sand: { ground: '#efe3d0', ink: '#3a2a1f', tones: ['#5a3d2b', '#9c6b43', '#cf9f63', '#6d8f8a', '#b4472f'] },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

export const darkPalettes = ['deep', 'dusk', 'kelp', 'ember', 'sea', 'ink'] as const satisfies PaletteName[];
export const lightPalettes = [
  'paper',
  'ice',
  'mist',
  'plum',
  'lemon',
  'sand',
] as const satisfies PaletteName[];

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function mix(from: string, to: string, share: number): string {
  const a = rgb(from);
  const b = rgb(to);
  const channel = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** The palette as a continuous scale: 0 is the background, 1 the last tone. */
export function scale(palette: Palette): (value: number) => Rgb {
  const stops = [palette.ground, ...palette.tones].map(rgb);
  const last = stops.length - 1;
  return (value) => {
    const place = Math.min(Math.max(value, 0), 1) * last;
    const index = Math.min(Math.floor(place), last - 1);
    const from = stops[index] as Rgb;
    const to = stops[index + 1] as Rgb;
    const share = place - index;
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
  };
}
