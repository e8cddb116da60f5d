/** A made-up site of plain pages, as `wget -r` leaves it, for tests: files by their paths. */
import { type Files, hostilePicture } from '../jekyll/made-up-site.testing.ts';

const around = (own: string, title: string, main: string, head = '') => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Fern Group${own}</title>
<link rel="stylesheet" href="/css/site.css"><link rel="icon" href="/img/icon.svg">${head}
<script>track()</script></head><body>
<div class="site-header"><a href="/"><img class="logo" src="/img/logo.svg" alt="Fern Group"></a></div>
<nav><ul><li><a href="/join.html">Join us</a></li><li><a href="/people">People</a></li>
<li><a href="https://www.fern-group.example/publications/">Publications</a></li><li><a href="https://elsewhere.example/">Elsewhere</a></li></ul></nav>
<div class="page">${main}</div>
<div class="bottom"><p>Fern Group, Wall Street 1</p><a href="https://github.com/fern-group">Code</a></div>
<script src="/js/site.js"></script></body></html>`;

const host = 'www.fern-group.example/';

const join = (own: string) =>
  around(
    own,
    'Join us',
    `<h1>Join us${own}</h1><p>Read <a href="pdfs/rules.pdf">the rules</a>, then <a href="people.html#ada">ask Ada</a>. See <a href="https://doi.org/10.5555/stranger">a paper of others</a>.</p>
     <p><img src="data:image/gif;base64,R0" data-src="/img/wall.svg" alt="late"> <a href="pdfs/form.docx">Form</a> <a href="javascript:alert(1)">x</a> <img src="gone.png"></p>
     <form><input name="email"></form>`,
  );

/** `own` makes the names of one test its own. */
export const plainPages = (own = ''): Files => ({
  [`${host}index.html`]: around(
    own,
    'Home',
    `<h1>Ferns and walls${own}</h1><p>We study <b>ferns</b>. <img src="img/wall.svg" alt="A wall"></p><script>alert(1)</script>`,
    '<meta name="description" content="We study ferns."><meta name="generator" content="WordPress 6.4">',
  ),
  [`${host}join.html`]: join(own),
  [`${host}join-copy.html`]: join(own),
  [`${host}people.html`]: around(
    own,
    'People',
    `<h2>People${own}</h2><p id="ada">Ada Mossop, <a href="http://fern-group.example/join">join her</a>.</p>`,
    '<link rel="canonical" href="https://www.fern-group.example/team/">',
  ),
  [`${host}publications/index.html`]: around(
    own,
    'Publications',
    `<h1>Publications</h1><p>In the order of years.</p><h2>2021</h2><ol>
     <li>Mossop A, Lichen B. Title of the service. <a href="https://doi.org/10.5555/fern${own.trim()}">doi</a> <a href="../pdfs/fern.pdf">PDF</a></li>
     <li>Mossop, A., &amp; Lichen, B. <a href="/x.html">Ferns${own} on the north side of walls</a>. Annals of Ferns, 12(3), 45-67.</li></ol>
     <h2>2019</h2><ol><li>arXiv:1901.00001, with A. Mossop</li></ol>`,
  ),
  [`${host}papers.html`]: around(
    own,
    'Older papers',
    `<h1>Older papers${own}</h1><ul><li>Mossop, A., &amp; Lichen, B. (2001). Older ferns${own} on the south side of walls. Annals of Ferns, 2(3), 4-9.</li>
     <li>Mossop, 2000, something about ferns, in a book.</li></ul>`,
  ),
  [`${host}news/open.html`]: around(
    own,
    'We opened',
    `<h1>We opened${own}</h1><p>The lab is open.</p>`,
    '<meta property="article:published_time" content="2020-02-03T10:00:00+01:00">',
  ),
  [`${host}old-people.html`]:
    '<html><head><meta http-equiv="refresh" content="0; url=/people.html"></head></html>',
  [`${host}list.php?page=2`]: around(own, 'Second', `<h1>Second page${own}</h1><p>More of it.</p>`),
  [`${host}404.html`]: around(own, 'Not found', '<h1>Not found</h1>'),
  [`${host}pdfs/rules.pdf`]: '%PDF-1.4 rules',
  [`${host}pdfs/fern.pdf`]: '%PDF-1.4 fern',
  [`${host}pdfs/form.docx`]: 'x',
  [`${host}img/wall.svg`]: hostilePicture,
  [`${host}img/logo.svg`]: hostilePicture,
  [`${host}img/icon.svg`]: hostilePicture,
  [`${host}img/unused.png`]: 'x',
  [`${host}css/site.css`]: 'p{}',
  [`${host}js/site.js`]: 'x',
  [`${host}sitemap.xml`]: '<urlset/>',
  'other.example/index.htm.txt': 'x',
});
