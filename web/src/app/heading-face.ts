/**
 * The face of headings comes after the first paint (load-heading-face.ts). Later visits find it in the
 * browser's cache and show it from the start.
 */
const key = 'face';
let show = (): void => {};

/** In the inline script, before the page's headings are painted. */
export function turnCachedFaceOn(): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset.face = '';
  } catch {
    // A browser that stores nothing keeps the fonts of the device until the face has come.
  }
}

/** The face has come; `turnOn` shows it. */
export function keepFace(turnOn: () => void): void {
  show = turnOn;
  try {
    localStorage.setItem(key, '1');
  } catch {
    // The next visit fetches it again.
  }
}

/** On a new page, where all headings are new. */
export function showHeadingFace(): void {
  show();
}
