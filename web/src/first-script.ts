import { recordEarlyClick } from './app/early-click.ts';
import { turnCachedFaceOn } from './app/heading-face.ts';

/**
 * The inline script after the top bar: it records early clicks, turns the cached face of headings on, and loads the application after the page is parsed, so
 * that this does not delay the first paint (decision 022).
 */
const { boot } = document.currentScript?.dataset ?? {};

recordEarlyClick();
turnCachedFaceOn();
addEventListener('DOMContentLoaded', () => void import(`${boot}`));
