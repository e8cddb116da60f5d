/** On a slow connection pictures come first, so the application loads after them or at the first click or key press. */
const start = () =>
  void import('./entry-client.tsx').catch(() => addEventListener('online', start, { once: true }));

const isRendered = Boolean(document.getElementById('root')?.hasChildNodes());

// A page that the server has not rendered has nothing to show before.
if (document.readyState === 'complete' || !isRendered) start();
else for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, start, { once: true });
