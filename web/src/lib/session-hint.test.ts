import { expect, it, vi } from 'vitest';
import { hasSessionHint, keepSessionHint, onSessionElsewhere } from './session.ts';

it('a browser remembers that somebody is signed in, and no more than that', () => {
  expect(hasSessionHint()).toBe(false);
  keepSessionHint(true);
  expect(hasSessionHint()).toBe(true);
  expect(Object.values(localStorage)).toEqual(['1']);
  keepSessionHint(false);
  expect(hasSessionHint()).toBe(false);
});

it('where storage is forbidden, nobody has stayed signed in', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(hasSessionHint()).toBe(false);
});

it('hears of a sign-in in another tab, and not of a sign-out or of other news', () => {
  const tell = vi.fn();
  const stop = onSessionElsewhere(tell);
  const news = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
  news('signed-in');
  expect(tell).not.toHaveBeenCalled();
  keepSessionHint(true);
  news('access-token');
  expect(tell).not.toHaveBeenCalled();
  news('signed-in');
  expect(tell).toHaveBeenCalledOnce();
  stop();
  news('signed-in');
  expect(tell).toHaveBeenCalledOnce();
});
