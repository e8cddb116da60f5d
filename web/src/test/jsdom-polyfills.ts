// What jsdom lacks: dialogs and popovers, reduced to open and closed, and looking at the viewport. In a module of its own,
// because it is to be run once for all files that share a window.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
window.scrollTo = () => {};

// Without layout a text area has no size, so asking for its style again at each key press only costs time.
const { getComputedStyle } = window;
const ofTextAreas = Object.assign(document.createElement('textarea').style, {
  width: '0px',
  display: 'inline-block',
  visibility: 'visible',
});
window.getComputedStyle = (element, pseudo) =>
  element instanceof HTMLTextAreaElement ? ofTextAreas : getComputedStyle(element, pseudo);

window.matchMedia = (query) => Object.assign(new EventTarget(), matchesNothing(query)) as MediaQueryList;

function matchesNothing(media: string) {
  return { media, matches: false, onchange: null, addListener() {}, removeListener() {} };
}

export {};
