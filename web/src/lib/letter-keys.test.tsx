import { act, fireEvent, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { turnLetterKeys, useLetterKeys, useLetterKeysOn } from './letter-keys.ts';

afterEach(() => {
  turnLetterKeys(true);
  document.body.replaceChildren();
});

const pressed = vi.fn();
const use = () => renderHook(() => useLetterKeys({ j: pressed, k: undefined }));

it('a letter does what belongs to it, in any case, and others do nothing', () => {
  const { unmount } = use();
  for (const key of ['j', 'J', 'k', 'x', 'Enter']) fireEvent.keyDown(document.body, { key });
  expect(pressed).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(pressed).toHaveBeenCalledTimes(2);
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])('with %s it belongs to the browser', (held) => {
  use();
  pressed.mockClear();
  fireEvent.keyDown(document.body, { key: 'j', [held]: true });
  expect(pressed).not.toHaveBeenCalled();
});

it.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<dialog><b></b></dialog>',
  '<div popover><b></b></div>',
  '<div contenteditable><b></b></div>',
  '<div role="dialog"><b></b></div>',
  '<div role="menu"><b></b></div>',
])('in %s a person writes or chooses', (html) => {
  use();
  pressed.mockClear();
  document.body.innerHTML = html;
  fireEvent.keyDown(document.body.querySelector('b') ?? (document.body.firstChild as Element), { key: 'j' });
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.keyDown(document, { key: 'j' });
  expect(pressed).toHaveBeenCalledOnce();
});

it('they can be turned off and on, which the page shows at once', () => {
  const { result, unmount } = renderHook(useLetterKeysOn);
  use();
  pressed.mockClear();
  act(() => turnLetterKeys(false));
  expect(result.current).toBe(false);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(pressed).not.toHaveBeenCalled();
  act(() => turnLetterKeys(true));
  expect(result.current).toBe(true);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(pressed).toHaveBeenCalledOnce();
  unmount();
});

it('the server draws a page with keys', () => {
  const Page = () => String(useLetterKeysOn());
  turnLetterKeys(false);
  expect(renderToString(<Page />)).toBe('true');
});
