import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadIfCodeMissing, trackMissingCode } from './missing-code.ts';

const reload = vi.fn();
const fetched = vi.fn();
const error = new TypeError(
  'Failed to fetch dynamically imported module: https://lab.test/assets/login-page-1.js',
);

trackMissingCode();

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://lab.test/login', reload });
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValue(new Response(null, { status: 404 }));
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
});

afterEach(() => {
  window.name = '';
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('a page with missing code is reloaded, after the cached 404 was replaced', async () => {
  await reloadIfCodeMissing(error);
  expect(fetched).toHaveBeenCalledWith('https://lab.test/assets/login-page-1.js', {
    cache: 'reload',
    signal: expect.anything(),
  });
  expect(reload).toHaveBeenCalledOnce();
});

it('if the browser does not name the missing file, the page itself is requested', async () => {
  const silent = new TypeError('Importing a module script failed.');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: silent }));
  await reloadIfCodeMissing(silent);
  expect(fetched).toHaveBeenCalledWith('https://lab.test/login', {
    cache: 'reload',
    signal: expect.anything(),
  });
  expect(reload).toHaveBeenCalledOnce();
});

it('the same build is not reloaded twice', async () => {
  await reloadIfCodeMissing(error);
  await reloadIfCodeMissing(error);
  expect(reload).toHaveBeenCalledOnce();
});

it('a browser that forbids storage reloads too, and only once', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  history.replaceState({ key: 'k1' }, '');
  await reloadIfCodeMissing(error);
  await reloadIfCodeMissing(error);
  expect(reload).toHaveBeenCalledOnce();
  expect(history.state).toMatchObject({ key: 'k1' });
  history.replaceState(null, '');
});

it('nothing is reloaded without a network', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await reloadIfCodeMissing(error);
  expect(reload).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response());
  await reloadIfCodeMissing(error);
  expect(reload).toHaveBeenCalledOnce();
});

it('nothing is reloaded after another error', async () => {
  await reloadIfCodeMissing(new Error('broken'));
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
