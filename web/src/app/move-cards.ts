/**
 * Title and picture of a card move to their places on its page. Only a press of a link does that: Back and
 * Forward restore a scroll position instead.
 */
import { links } from './prefetch.ts';
import { findRoute } from './routes.ts';

const duration = 150;
/** The screen stands still until the page is there, so a page that takes longer comes without it. */
const longest = 200;

const cards = 'main :is(article, li)';
const titles = 'h2, h3, h4';

const style = `::view-transition { pointer-events: none; }
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: ${duration}ms; }`;

let isRepeated = false;

/** The title of a card whose link was pressed, if the page of its record can be shown at once. */
function pressedTitle({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLElement>(links) : null;
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const title = link.closest(cards)?.querySelector(titles);
  // A title with another link has a page of its own, and this link leads somewhere else.
  const isOfCard = title && (title.contains(link) || link.contains(title) || !title.querySelector('a'));
  const route = findRoute(link.getAttribute('href') ?? '')?.route;
  const isOfRecord = route?.access === 'public' && route.path.includes(':');
  return isOfCard && isOfRecord && route.page.component ? { link, title } : undefined;
}

function onClick(event: MouseEvent): void {
  if (isRepeated || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const pressed = pressedTitle(event);
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  move(pressed.link, pressed.title);
}

function move(link: HTMLElement, title: Element): void {
  const unname = name(title, link.closest(cards)?.querySelector('img'));
  let unnameNew = () => {};
  const transition = document.startViewTransition(async () => {
    unname();
    const shown = nextTitle();
    isRepeated = true;
    link.click();
    isRepeated = false;
    unnameNew = name(await shown, document.querySelector('main img[fetchpriority="high"]'));
  });
  // Without a transition, as in a window that nobody sees, the page is there all the same.
  transition.ready.catch(() => {});
  const end = () => unnameNew();
  transition.finished.then(end, end);
}

const pageTitle = () => document.querySelector('main h1');

/** Of the next page, as soon as it is shown. */
function nextTitle(): Promise<Element | null> {
  const before = pageTitle();
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(pageTitle());
    };
    const observer = new MutationObserver(() => pageTitle() !== before && done());
    const timer = setTimeout(done, longest);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Both have a name for the time of the move; what moves from one page to the other has the same on both. */
function name(title: Element | null, picture?: Element | null): () => void {
  const named = Object.entries({ title, picture }).flatMap(([part, element]) =>
    element instanceof HTMLElement ? [{ part, element }] : [],
  );
  for (const { part, element } of named) element.style.viewTransitionName = `moved-${part}`;
  return () => {
    for (const { element } of named) element.style.viewTransitionName = '';
  };
}

export function moveCards(): void {
  if (!('startViewTransition' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener('click', onClick, { capture: true });
}
