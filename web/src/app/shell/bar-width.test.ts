import { expect, test } from 'vitest';
import { barWidth, usualWidth } from './bar-width.ts';
import { mainLinks } from './main-links.ts';

const labels = mainLinks().map(({ label }) => label);

test('the eight links of a lab with a usual name fit into the usual width', () => {
  expect(barWidth('Kestrel Point Laboratory', labels)).toBeLessThanOrEqual(usualWidth);
});

test.each([
  ['a long name', 'Donaudampfschifffahrtsforschungsgesellschaft', labels],
  ['a long menu', 'Kestrel', [...labels, 'Teaching and courses', 'Open data']],
  ['letters that are twice as wide', '潮汐与海岸研究实验室', ['研究领域', '出版物与预印本', ...labels]],
])('%s needs more', (_, name, links) => {
  expect(barWidth(name, links)).toBeGreaterThan(usualWidth);
});
