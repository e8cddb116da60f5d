/** Fetches the application after the page's own content: pictures come first on a slow line (design, section 8). */
const start = () => void import('./entry-client.tsx');

if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
