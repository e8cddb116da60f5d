/**
 * On a slow connection pictures come first, so the application loads after them or at the first click or key
 * press.
 */
function start(): void {
  void import('./entry-client.tsx').catch(() => addEventListener('online', start, { once: true }));
  // The page that most visits begin with asks for its code at the same time. The application asks again if
  // this fails.
  if (location.pathname === '/') void import('./app/home/home-page.tsx').catch(() => {});
}

const isRendered = Boolean(document.getElementById('root')?.hasChildNodes());

// A page that the server has not rendered has nothing to show before.
if (document.readyState === 'complete' || !isRendered) start();
else for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, start, { once: true });
