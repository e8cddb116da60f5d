import { recordEarlyClick } from './app/early-click.ts';

/**
 * Stands in the source of each page, behind its top bar: presses count from then on. The script that fetches the application
 * is asked for when the page has been read, so that nothing is spent on it before the first paint (decision 022).
 */
const { boot } = document.currentScript?.dataset ?? {};

recordEarlyClick();
addEventListener('DOMContentLoaded', () => void import(`${boot}`));
