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
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('a page whose code is gone is loaded anew, and the browser forgets that it was gone', async () => {
  await reloadIfCodeMissing(error);
  expect(fetched).toHaveBeenCalledWith('https://lab.test/assets/login-page-1.js', {
    cache: 'reload',
    signal: expect.anything(),
  });
  expect(reload).toHaveBeenCalledOnce();
});

it('where the browser does not say which code, the page itself is asked for', async () => {
  const silent = new TypeError('Importing a module script failed.');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: silent }));
  await reloadIfCodeMissing(silent);
  expect(fetched).toHaveBeenCalledWith('https://lab.test/login', {
    cache: 'reload',
    signal: expect.anything(),
  });
  expect(reload).toHaveBeenCalledOnce();
});

it('but not twice by the same build', async () => {
  await reloadIfCodeMissing(error);
  await reloadIfCodeMissing(error);
  expect(reload).toHaveBeenCalledOnce();
});

it('nor without a network, where a page that stands is worth more than none', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await reloadIfCodeMissing(error);
  expect(reload).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response());
  await reloadIfCodeMissing(error);
  expect(reload).toHaveBeenCalledOnce();
});

it('nor because of any other failure', async () => {
  await reloadIfCodeMissing(new Error('broken'));
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
