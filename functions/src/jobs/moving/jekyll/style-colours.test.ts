import { expect, test } from 'vitest';
import { colourIn, valueIn, variablesIn } from './style-colours.ts';

const variables = variablesIn('// Colours\n$moss:  #0B5D4B !default;\n$theme: $moss;\n$round: $round;\n');

test.each([
  ['#abc', '#aabbcc'],
  ['#0B5D4B', '#0b5d4b'],
  ['$theme', '#0b5d4b'],
  ['rgba(0,0,255,0.8)', '#0000ff'],
  ['rgb(12, 300, 7)', '#0cff07'],
  ['$round', ''],
  ['$unheard', ''],
  ['var(--other)', ''],
  ['green', ''],
  ['url(https://else.example)', ''],
])('%s is the colour “%s”', (value, colour) => {
  expect(colourIn(value, variables)).toBe(colour);
});

test('the first value of a name is that of light pages', () => {
  const sheet =
    ':root {\n  --global-theme-color-x: #111111;\n  --global-theme-color: #{$moss};\n}\nhtml[data-theme="dark"] {\n  --global-theme-color: #222222;\n}\n';
  expect(valueIn(sheet, '--global-theme-color')).toBe('$moss');
  expect(valueIn('[data-dark="false"] { --primary: #235470; }', '--primary')).toBe('#235470');
  expect(valueIn(sheet, '--primary')).toBe('');
});
