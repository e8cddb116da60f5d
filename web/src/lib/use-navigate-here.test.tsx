import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { useIsHere, useNavigateHere } from './use-navigate-here.ts';

let answer: () => void;

function Form() {
  const navigate = useNavigateHere();
  answer = () => navigate('/thanks', { replace: true });
  return null;
}

it('goes on after an answer', () => {
  const before = history.length;
  const { address } = renderPage(<Form />, { path: '/contact', at: '/contact' });
  act(() => answer());
  expect(address()).toBe('/thanks');
  // The page was pushed once, and replaced.
  expect(history.length).toBe(before + 1);
});

it('stays where the person has gone meanwhile', () => {
  const { address, leave } = renderPage(<Form />, { path: '/contact', at: '/contact' });
  leave('/news');
  act(() => answer());
  expect(address()).toBe('/news');
});

it('is here once it is drawn, until it is taken away', () => {
  const whileDrawn: boolean[] = [];
  const { result, unmount } = renderHook(() => {
    const isHere = useIsHere();
    whileDrawn.push(isHere.current);
    return isHere;
  });
  expect(whileDrawn[0]).toBe(false);
  expect(result.current.current).toBe(true);
  unmount();
  expect(result.current.current).toBe(false);
});
