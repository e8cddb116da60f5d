import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalOf } from '../launch/cross-site.ts';
import type { CaughtMail } from './caught-mail.ts';

interface Box {
  mails: () => Promise<CaughtMail[]>;
  clear: () => void;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
};

export async function answer(request: IncomingMessage, response: ServerResponse, box: Box): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://here');
  const refusal = refusalOf(request.headers);
  if (refusal) return void response.writeHead(403, headers).end(refusal);
  if (pathname === '/mails.json' && request.method === 'DELETE') {
    box.clear();
    return void response.writeHead(204, headers).end();
  }
  if (request.method !== 'GET') return void response.writeHead(405, headers).end();
  const mails = await box.mails();
  if (pathname === '/mails.json') {
    response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(mails));
    return;
  }
  const open = mails.find(({ id }) => pathname === `/mails/${id}`);
  if (pathname !== '/' && !open) return void response.writeHead(404, headers).end('No such mail');
  response
    .writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
    .end(open ? mailPage(open) : listPage(mails));
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem }
  ul { padding: 0; list-style: none }
  li a { display: block; padding: .75rem; border-bottom: 1px solid #8886; color: inherit; text-decoration: none; overflow-wrap: anywhere }
  li a:hover { background: #8882 }
  small { display: block; opacity: .75 }
  iframe { width: 100%; height: 30rem; border: 1px solid #8886; background: #fff; color-scheme: light }
  code { overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }`;

const page = (title: string, body: string, more = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${more}<title>${escaped(title)}</title><style>${style}</style></head><body>${body}</body></html>`;

function listPage(mails: CaughtMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, at }) =>
      `<li><a href="/mails/${encodeURIComponent(id)}"><strong>${escaped(subject)}</strong><small>${escaped(to)} · ${escaped(at)}</small></a></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mail of this machine. None of it has left it.</p>${list}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

/** The mail is in a frame without scripts, forms and rights. Links of the plain text can be followed. */
function mailPage({ subject, to, from, at, html, text, headers: sent }: CaughtMail): string {
  const linked = escaped(text).replace(/https?:\/\/[^\s<>"']+/g, (link) => `<a href="${link}">${link}</a>`);
  const replyTo = sent['reply-to'];
  const answers = replyTo ? `<small>Answers go to <code>${escaped(replyTo)}</code></small>` : '';
  const frame = html && `<iframe sandbox="" title="The mail" srcdoc="${escaped(html)}"></iframe>`;
  return page(
    subject,
    `<p><a href="/">All mail</a></p><h1>${escaped(subject)}</h1><p>To ${escaped(to)}<small>From ${escaped(from)} · ${escaped(at)}</small>${answers}</p>${frame}<h2>As text</h2><pre>${linked}</pre>`,
  );
}
