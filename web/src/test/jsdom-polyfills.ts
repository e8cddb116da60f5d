import { computedStyle } from './computed-styles.ts';
import { findLabelsFast } from './labels.ts';

// Dialogs, popovers and viewport queries, which jsdom lacks; a separate module runs once for all files of a
// window.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
document.elementsFromPoint = () => [];
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Blob.prototype.arrayBuffer = function arrayBuffer() {
  const reader = new FileReader();
  const read = new Promise<ArrayBuffer>((resolve) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
  });
  reader.readAsArrayBuffer(this);
  return read;
};

// jsdom has no layout, so computing the style of a text area at each key press only costs time.
const ofTextAreas = Object.assign(document.createElement('textarea').style, {
  width: '0px',
  display: 'inline-block',
  visibility: 'visible',
});
window.getComputedStyle = (element, pseudo) =>
  element instanceof HTMLTextAreaElement ? ofTextAreas : computedStyle(element, pseudo);

findLabelsFast();

window.matchMedia = (query) => Object.assign(new EventTarget(), matchesNothing(query)) as MediaQueryList;

function matchesNothing(media: string) {
  return { media, matches: false, onchange: null, addListener() {}, removeListener() {} };
}
