/**
 * Browsers fetch lazy pictures from 1,250 pixels away and more, to the side too, which on a phone is most of
 * a page. Those in parts below and in slides wait until they are near: base.css keeps them out of the
 * browser's reach. Without JavaScript the browser decides alone.
 */
const held = ':is([data-below], [data-slides]) :not([data-near]) > img[loading="lazy"]';

export function holdFarPictures(): void {
  const near = new IntersectionObserver(
    (places) => {
      for (const { isIntersecting, target } of places) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        target.setAttribute('data-near', '');
      }
    },
    // Of the screen, and of a row that scrolls sideways, so that pictures are there before a person is.
    { rootMargin: '50% 0%', scrollMargin: '0% 50%' },
  );
  const watch = () => {
    for (const { parentElement } of document.querySelectorAll(held))
      if (parentElement) near.observe(parentElement);
  };
  document.documentElement.dataset.hold = '';
  addEventListener('DOMContentLoaded', () => {
    watch();
    // Pages that come later, and what is added to a list.
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  });
}

/** Paper has all pictures, but not each browser fetches the lazy ones for it. */
export function fetchPicturesForPaper(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.images) picture.loading = 'eager';
  });
}
