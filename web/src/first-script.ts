import { recordEarlyClick } from './app/early-click.ts';
import { holdFarPictures } from './app/far-pictures.ts';
import { recordForeignChanges } from './app/foreign-changes.ts';
import { turnCachedFaceOn } from './app/heading-face.ts';

/**
 * The inline script after the top bar: it records early clicks and what others change in the page, turns the
 * cached face of headings on, holds pictures far below back, and loads the application after the page is
 * parsed, so that this does not delay the first paint (decision 022).
 */
const { boot } = document.currentScript?.dataset ?? {};

recordEarlyClick();
recordForeignChanges();
turnCachedFaceOn();
holdFarPictures();
addEventListener('DOMContentLoaded', () => void import(`${boot}`));
