/** The three looks of a site. Each is finished by itself; accent, letters and corners can still be chosen. */
import type { Look } from './choices.ts';

interface Pair {
  light: string;
  dark: string;
}

interface Grounds {
  paper: Pair;
  raised: Pair;
  sunken: Pair;
}

interface LookStyle {
  grounds: Grounds;
  /** The accent of a lab that has chosen none. Empty for the colours in web/src/app/theme.css. */
  accent: string;
  colors: Record<string, Pair>;
  /** All that is no colour: the face of headings, lines, corners and cards. */
  shapes: Record<string, string>;
}

export const lookStyles: Record<Look, LookStyle> = {
  /** As in web/src/app/theme.css. */
  journal: {
    grounds: {
      paper: { light: '#fbfcf9', dark: '#0d1412' },
      raised: { light: '#ffffff', dark: '#131c19' },
      sunken: { light: '#f0f4ee', dark: '#0a100e' },
    },
    accent: '',
    colors: {},
    shapes: {},
  },
  workshop: {
    grounds: {
      paper: { light: '#ffffff', dark: '#111213' },
      raised: { light: '#ffffff', dark: '#1a1b1d' },
      sunken: { light: '#f2f2ef', dark: '#0b0c0d' },
    },
    accent: '#2238c4',
    colors: {
      line: { light: '#d9d9d5', dark: '#2e3033' },
      'line-strong': { light: '#74777b', dark: '#7b8086' },
      ink: { light: '#121314', dark: '#ededeb' },
      'ink-soft': { light: '#53565a', dark: '#a9adb2' },
      'on-band-soft': { light: '#b3b9cf', dark: '#b3b9cf' },
    },
    shapes: {
      face: '"Familjen Grotesk"',
      'stand-in': '"Narrow Arial", system-ui, sans-serif',
      'heading-weight': '600',
      tracking: '-0.022em',
      'word-gap': '0.12em',
      radius: '0rem',
      'radius-s': '0rem',
      rule: '3px solid var(--ink)',
      'card-line': 'light-dark(var(--ink), var(--line-strong))',
      facts: 'var(--mono)',
    },
  },
  harbour: {
    grounds: {
      paper: { light: '#f5f7fa', dark: '#0e141a' },
      raised: { light: '#ffffff', dark: '#18212a' },
      sunken: { light: '#e9eef3', dark: '#0a0f14' },
    },
    accent: '#0b5c82',
    colors: {
      line: { light: '#d5dde5', dark: '#293540' },
      'line-strong': { light: '#6f7f8d', dark: '#72828f' },
      ink: { light: '#13202a', dark: '#e6edf3' },
      'ink-soft': { light: '#4a5a67', dark: '#a4b3bf' },
      'on-band-soft': { light: '#b0c2cf', dark: '#b0c2cf' },
    },
    shapes: {
      face: '"Hanken Grotesk"',
      'stand-in': 'Arial, system-ui, sans-serif',
      'heading-weight': '600',
      tracking: '-0.02em',
      'word-gap': '0.05em',
      radius: '0.75rem',
      'radius-s': '0.5rem',
      rule: '0 solid',
      card: 'var(--raised)',
      'card-line': 'transparent',
      'card-shadow': '0 1px 2px #13202a14, 0 8px 24px #13202a12',
    },
  },
};
