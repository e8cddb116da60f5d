/**
 * Fetches the application after the page's own content: pictures come first on a slow line. Whoever
 * touches something earlier does not have to wait.
 */
const start = () =>
  void import('./entry-client.tsx').catch(() => addEventListener('online', start, { once: true }));

if (document.readyState === 'complete') start();
else for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, start, { once: true });
