import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaults.ts';
import { visits } from './schemas.ts';
import { areCounted, type Visits } from './visits.ts';

const plausible: Visits = {
  tool: 'plausible',
  script: 'https://plausible.io/js/script.js',
  site: 'lab.example',
  server: '',
  hash: '',
};
const sha384 = `sha384-${'a'.repeat(64)}`;
const fieldsOf = (values: object) =>
  visits.validate({ ...plausible, ...values }, { abortEarly: false }).then(
    () => [],
    ({ inner }: { inner: { path: string }[] }) => inner.map(({ path }) => path),
  );

describe('how visits are counted', () => {
  it.each<[string, Partial<Visits>]>([
    ['a cloud', {}],
    ['a server of the lab’s own, at a port', { script: 'https://stats.lab.example:8443/js/script.js' }],
    ['another server', { server: 'https://api-gateway.umami.dev' }],
    ['one version of the script only', { hash: sha384 }],
  ])('may be with %s', async (_, values) => {
    expect(await fieldsOf(values)).toEqual([]);
    expect(areCounted({ ...plausible, ...values })).toBe(true);
  });

  it.each<[keyof Visits, string]>([
    ['script', 'http://plausible.io/js/script.js'],
    ['script', 'javascript:alert(1)'],
    ['script', "https://plausible.io/js/script.js; script-src 'unsafe-inline'"],
    ['script', 'https://plausible.io/js/script.js,https://evil.example'],
    ['script', 'https://me:password@plausible.io/js/script.js'],
    ['script', 'https://plausible.io/js/script.js?x=1'],
    ['script', 'https://*.example/script.js'],
    ['script', 'https://plausible.io:99999/script.js'],
    ['script', ''],
    ['site', ''],
    ['server', 'https://a.example *'],
    ['hash', "sha384-'unsafe-inline'"],
    ['hash', 'md5-abc'],
  ])('is refused, and not written into pages if it is stored all the same: %s = %s', async (field, value) => {
    expect(await fieldsOf({ [field]: value })).toEqual([field]);
    expect(areCounted({ ...plausible, [field]: value })).toBe(false);
  });

  it('is not at all before the lab chooses it, and after it has left it off', async () => {
    expect(areCounted(defaultSettings.visits)).toBe(false);
    expect(await fieldsOf(defaultSettings.visits)).toEqual([]);
    expect(areCounted({ ...plausible, tool: 'none' })).toBe(false);
  });

  it('is only with a tool that is known', async () => {
    for (const tool of ['matomo', 'constructor', '__proto__']) {
      expect(await fieldsOf({ tool })).toEqual(['tool']);
      expect(areCounted({ ...plausible, tool: tool as 'none' })).toBe(false);
    }
  });
});
