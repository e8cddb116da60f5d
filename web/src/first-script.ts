import { recordEarlyClick } from './app/early-click.ts';

/**
 * The inline script after the top bar: it records early clicks, and loads the application after the page is parsed, so
 * that this does not delay the first paint (decision 022).
 */
const { boot } = document.currentScript?.dataset ?? {};

recordEarlyClick();
addEventListener('DOMContentLoaded', () => void import(`${boot}`));
