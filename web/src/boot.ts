/**
 * Loads the application after the page's own content, because on a slow connection pictures come first; a click or a
 * key press loads it at once.
 */
const start = () =>
  void import('./entry-client.tsx').catch(() => addEventListener('online', start, { once: true }));

if (document.readyState === 'complete') start();
else for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, start, { once: true });
