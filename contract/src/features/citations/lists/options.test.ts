import { describe, expect, it } from 'vitest';
import { limits } from '../../../api/limits.ts';
import { citationStyles } from '../styles.ts';
import { listLayouts, listOptionsOf } from './options.ts';
import { listOptions } from './schemas.ts';

it('a chosen style and layout are kept, a missing or unknown one is the first', () => {
  for (const style of citationStyles) expect(listOptionsOf({ style }).style).toBe(style);
  for (const layout of listLayouts) expect(listOptionsOf({ layout }).layout).toBe(layout);
  const first = { style: 'apa', layout: 'year', bold: 'nobody' };
  expect(listOptionsOf({})).toEqual(first);
  expect(listOptionsOf({ style: 'x', layout: 'y' })).toEqual(first);
});

it('the person whose works these are is bold, unless somebody else or nobody is asked for', () => {
  expect(listOptionsOf({ person: 'm1' })).toEqual({ style: 'apa', layout: 'year', bold: 'm1' });
  expect(listOptionsOf({ person: 'm1', bold: 'm2' }).bold).toBe('m2');
  expect(listOptionsOf({ person: 'm1', bold: 'nobody' }).bold).toBe('nobody');
});

describe('the options in an address', () => {
  const check = (options: object) => listOptions.validate(options, { strict: true });

  it('may be known, empty or missing', async () => {
    const known = { style: 'mla', layout: 'numbered', bold: 'm1', person: 'm2' };
    expect(await check(known)).toEqual(known);
    expect(await check({ style: '', layout: '', bold: '', person: '' })).toBeTruthy();
    expect(await check({})).toBeTruthy();
  });

  it.each([
    [{ style: 'x' }, 'Citation style is not valid'],
    [{ style: 1 }, 'Citation style is not valid'],
    [{ layout: 'x' }, 'Arrangement is not valid'],
    [{ layout: 1 }, 'Arrangement is not valid'],
  ])('are refused as %o', async (options, message) => {
    await expect(check(options)).rejects.toThrow(message);
  });

  it.each(['bold', 'person'])('%s is no longer than an id', async (name) => {
    await expect(check({ [name]: 'a'.repeat(limits.id) })).resolves.toBeTruthy();
    await expect(check({ [name]: 'a'.repeat(limits.id + 1) })).rejects.toThrow('Name in bold');
  });
});
