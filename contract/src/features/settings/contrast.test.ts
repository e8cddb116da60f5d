import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { accentColors, isReadableAccent, readableAccent } from './accent.ts';
import { looks } from './choices.ts';
import { contrast, isHex, mix, readable } from './contrast.ts';
import { styleOf } from './look.ts';
import { lookStyles } from './looks.ts';
import { faultOfAccent } from './schemas.ts';

// Known values: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio and the checkers of WebAIM and the W3C.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#00ff00', '#000000', 15.3],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const [onBand, highlighted] = ['#e9f2ec', '#10200a'];

describe('an accent', () => {
  it('that is offered in place of a pale one can be read', () => {
    fc.assert(
      fc.property(color, (accent) => {
        fc.pre(!isReadableAccent(accent));
        const better = readableAccent(accent);
        expect(isReadableAccent(better)).toBe(true);
        expect(faultOfAccent(accent)).toContain(better);
      }),
    );
  });

  it.each(looks)('that is accepted makes colours that can be read in both schemes of %s', (look) => {
    const { paper, sunken } = lookStyles[look].grounds;
    fc.assert(
      fc.property(color, (given) => {
        const accent = isReadableAccent(given) ? given : readableAccent(given);
        const made = accentColors(accent, look);
        for (const scheme of ['light', 'dark'] as const) {
          const [own, strong, text] = [made.accent, made['accent-strong'], made['on-accent']].map(
            (pair) => pair[scheme],
          ) as [string, string, string];
          const pairs = [
            [own, paper[scheme]],
            [own, sunken[scheme]],
            [own, made.tint[scheme]],
            [strong, paper[scheme]],
            [strong, made.tint[scheme]],
            [text, own],
            [text, strong],
            [onBand, made.band[scheme]],
            ['#a9c1b5', made.band[scheme]],
            [made.mark[scheme], made.band[scheme]],
            [highlighted, made.mark[scheme]],
          ] as [string, string][];
          for (const [one, other] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(readable);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test.each(looks)('texts and lines can be seen on every ground of %s', (look) => {
  const { accent, grounds, colors } = lookStyles[look];
  const own = accent ? accentColors(accent, look).tint : [];
  for (const scheme of ['light', 'dark'] as const) {
    const all = [...Object.values(grounds), own].map((ground) => 'light' in ground && ground[scheme]);
    for (const ground of all.filter((ground) => ground !== false)) {
      for (const name of ['ink', 'ink-soft']) {
        const text = colors[name]?.[scheme];
        if (text) expect(contrast(text, ground), `${name} ${scheme}`).toBeGreaterThanOrEqual(readable);
      }
      const line = colors['line-strong']?.[scheme];
      if (line) expect(contrast(line, ground), `line ${scheme}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('mixing stays within the colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  fc.assert(
    fc.property(color, color, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) =>
      isHex(mix(one, other, share)),
    ),
  );
});

describe('the style of a look', () => {
  it('is empty for a lab that has chosen nothing', () => {
    expect(styleOf({ look: 'journal', accent: '', fonts: 'plain', corners: 'soft' })).toBe('');
    expect(styleOf({})).toBe('');
  });

  it('has only known variables and harmless values, whatever is stored', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.constantFrom('#000;}</style>', '#ffcc00', '#000000/**/', 'url(//x)', 'var(--x)', '#FFF', '#00000g'),
      fc.constantFrom(
        '#7a1f5c',
        'book',
        'square',
        'round',
        'geometric',
        'harbour',
        '__proto__',
        'constructor',
      ),
    );
    fc.assert(
      fc.property(anything, anything, anything, anything, (look, accent, fonts, corners) => {
        const chosen = {
          look: look as 'journal',
          accent,
          fonts: fonts as 'plain',
          corners: corners as 'soft',
        };
        const declarations = styleOf(chosen).split(';').filter(Boolean);
        for (const declaration of declarations) expect(declaration).toMatch(/^--[a-z-]+:[\w#(), ."-]+$/);
      }),
    );
  });
});
