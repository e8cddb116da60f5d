import { afterEach, expect, test } from 'vitest';
import { clearHead } from './clear-head.ts';

afterEach(() => document.head.replaceChildren());

test('removes what describes one page, and keeps what all pages and MUI need', () => {
  document.head.innerHTML = `<meta name="viewport"><meta name="format-detection"><meta name="emotion-insertion-point"><meta name="description">
    <meta property="og:title"><link rel="canonical"><link rel="stylesheet"><title>One</title>`;
  clearHead();
  expect([...document.head.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<meta name="viewport">',
    '<meta name="format-detection">',
    '<meta name="emotion-insertion-point">',
    '<link rel="stylesheet">',
    '<title>One</title>',
  ]);
});
