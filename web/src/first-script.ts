import { rememberPress } from './app/early-press.ts';

/**
 * Stands in the source of each page, before its content: presses count from the first moment. The script that fetches the
 * application is asked for when the page has been read, so that neither it nor its address is looked after before the first
 * paint (decision 022).
 */
const { boot } = document.currentScript?.dataset ?? {};

rememberPress();
addEventListener('DOMContentLoaded', () => void import(`${boot}`));
