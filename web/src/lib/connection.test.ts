import { afterEach, expect, it } from 'vitest';
import { isMeteredConnection, isSlowConnection } from './connection.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it.each<[string, object | undefined, { slow: boolean; metered: boolean }]>([
  ['a browser that says nothing', undefined, { slow: false, metered: false }],
  ['a browser that says nothing about it', {}, { slow: false, metered: false }],
  ['a person who saves data', { saveData: true }, { slow: true, metered: true }],
  ['an old mobile network', { effectiveType: '3g' }, { slow: true, metered: false }],
  ['a very slow one', { effectiveType: 'slow-2g' }, { slow: true, metered: false }],
  ['a fast mobile network', { effectiveType: '4g', type: 'cellular' }, { slow: false, metered: true }],
  ['a mobile network that says no speed', { type: 'cellular' }, { slow: false, metered: true }],
  ['a network at home', { effectiveType: '4g', type: 'wifi' }, { slow: false, metered: false }],
])('%s', (_, value, { slow, metered }) => {
  if (value) Object.defineProperty(navigator, 'connection', { value, configurable: true });
  expect(isSlowConnection()).toBe(slow);
  expect(isMeteredConnection()).toBe(metered);
});
