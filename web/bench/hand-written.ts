/**
 * The same content in hand-written HTML without scripts, in the lab's own look, as the measure for our pages.
 */
import type { Alumnus } from '@lab/contract/features/alumni/kind';
import type { Area } from '@lab/contract/features/areas/kind';
import type { Collaborator } from '@lab/contract/features/collaborators/kind';
import type { LabInfo } from '@lab/contract/features/lab-info/schemas';
import type { Paper, RecentPaper } from '@lab/contract/features/papers/schemas';
import { venueOf } from '@lab/contract/features/papers/venue';
import type { ShownSettings } from '@lab/contract/features/settings/schemas';
import type { Member } from '@lab/contract/features/team/kind';
import { defaultRoles } from '@lab/contract/features/team/roles';
import { yearOfLeaving } from '@lab/contract/features/team/terms';
import { copiesAt } from '@lab/contract/lib/uploads/picture-address';

/**
 * Pictures of a list are a little narrower than the main one, as on our page, so that the same picture is the
 * largest on both.
 */
const style = `*{box-sizing:border-box}body{margin:0;font:17px/1.5 var(--sans,system-ui,sans-serif);color:#14211c;background:#fbfcf9}
header,footer{padding:12px 16px;background:#0d2a22;color:#fff}header a,footer a{color:#fff;margin-right:12px}
main{max-width:1200px;margin:auto;padding:0 16px}img{display:block;width:100%;height:auto;object-fit:cover;background:#e3f0e7}
h1,h2,h3{font-family:var(--headings,inherit)}header img{width:auto;height:40px}h1{font-size:28px}h2{margin:40px 0 8px}h3{margin:0;font-size:17px}ul{list-style:none;margin:0;padding:0;display:grid;gap:20px}
.row{display:flex;gap:12px}.row img{flex:none;width:112px;height:75px}.row p{margin:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.two{grid-template-columns:1fr 1fr}.wide img{width:calc(100% - 2px)}a{color:#0b5d4b}@media(min-width:48rem){.two,.wide{grid-template-columns:1fr 1fr 1fr}}`;

const nav = ['', 'aboutUs', 'researchAreas', 'publications', 'team', 'joinUs', 'contactUs', 'news']
  .map((path) => `<a href="/${path}">${path || 'home'}</a>`)
  .join('');

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function picture(src: string, [width, height]: [number, number], sizes: string, first = false): string {
  const set = copiesAt(src)
    .map(({ address, width }) => `${address} ${width}w`)
    .join(',');
  const when = first ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return src
    ? `<img src="${src}" srcset="${set}" sizes="${sizes}" width="${width}" height="${height}" alt="" ${when}>`
    : '';
}

function announced({ announcement }: ShownSettings): string {
  if (!announcement) return '';
  const { text, link } = announcement;
  return `<p>${link ? `<a href="${link}">${escapeText(text)}</a>` : escapeText(text)}</p>`;
}

function logoIn({ logo }: ShownSettings): string {
  if (!logo) return '';
  const pictures = logo.bar.map(({ src }) => `<img src="${src}" width="${logo.width}" height="40" alt="">`);
  return `<a href="/">${pictures.join('')}</a>`;
}

function page({ labInfo: lab, settings }: Content, title: string, main: string): string {
  return `<!doctype html><html lang="en"${settings.style ? ` style="${escapeText(settings.style)}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeText(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body>${announced(settings)}<header>${logoIn(settings)}${nav}</header><main>${main}</main><footer><p>${escapeText(lab.name)} ${escapeText(lab.location)} ${escapeText(lab.email)}</p><p>${escapeText(settings.footer ?? '')}</p>${nav}</footer></body></html>`;
}

export interface Content {
  settings: ShownSettings;
  labInfo: LabInfo;
  recent: RecentPaper[];
  areas: Area[];
  team: Member[];
  collaborators: Collaborator[];
  papers: Paper[];
  years: string[];
  alumni: Alumnus[];
}

export async function readContent(site: string): Promise<Content> {
  const read = async (path: string) => (await fetch(`${site}/api/${path}`)).json();
  const [settings, labInfo, recent, areas, team, collaborators, papers, years, alumni] = await Promise.all(
    [
      'settings',
      'labInfo',
      'recentResearchPapers',
      'researchArea',
      'team',
      'collaborations',
      'researchPapers',
      'researchPaperYears',
      'alumni',
    ].map(read),
  );
  return { settings, labInfo, recent, areas, team, collaborators, papers, years, alumni };
}

export function writtenHome(content: Content): string {
  const { labInfo, recent, areas, team, collaborators } = content;
  const [slide] = labInfo.carousel;
  const leading = team.filter(({ role }) => role === 'Advisor' || role === 'Research Director').slice(0, 6);
  return page(
    content,
    labInfo.name,
    `<h1>${escapeText(labInfo.name)}</h1><p>${escapeText(labInfo.overView.details.split('\n')[0] ?? '')}</p>
${slide ? picture(slide.image, [1080, 720], '(min-width: 64rem) 48rem, 100vw', true) : ''}
<h2>Recent Work</h2><ul>${recent
      .map(
        ({ _id, title, details, image }) =>
          `<li><a class="row" href="/paper/${_id}">${picture(image, [240, 160], '(min-width: 48rem) 192px, 112px')}<div><h3>${escapeText(title)}</h3><p>${escapeText(details)}</p></div></a></li>`,
      )
      .join('')}</ul>
<h2>Research Areas</h2><ul class="wide">${areas.map(({ _id, departmentName, details }) => `<li><a href="/researchAreaDetails/${_id}"><h3>${escapeText(departmentName)}</h3><p>${escapeText(details)}</p></a></li>`).join('')}</ul>
<h2>Team Members</h2><ul class="two">${leading.map(({ _id, name, role, university, image }) => `<li><a href="/userDetails/${_id}">${picture(image, [240, 240], '120px')}<h3>${escapeText(name)}</h3></a>${role}, ${escapeText(university)}</li>`).join('')}</ul>
<h2>Collaborators</h2><ul class="two">${collaborators.map(({ name, logo }) => `<li>${picture(logo, [240, 160], '180px')}${escapeText(name)}</li>`).join('')}</ul>`,
  );
}

export function writtenTeam(content: Content): string {
  const sections = defaultRoles.map(({ id, heading }) => {
    const members = content.team.filter(({ role }) => role === id);
    const cards = members.map(
      ({ _id, name, image, details, email, university }) =>
        `<li class="row">${picture(image, [240, 240], '112px')}<div><h3><a href="/userDetails/${_id}">${escapeText(name)}</a></h3>${id === 'Advisor' ? `<p>${escapeText(details)}</p>` : ''}<p>${escapeText(university)}</p><p>${escapeText(email)}</p></div></li>`,
    );
    return members.length > 0 ? `<h2>${escapeText(heading)}</h2><ul class="wide">${cards.join('')}</ul>` : '';
  });
  return page(content, 'Team', `<h1>Team</h1>${sections.join('')}`);
}

export function writtenAlumni(content: Content): string {
  const { alumni } = content;
  const years = [...new Set(alumni.map(({ terms }) => yearOfLeaving(terms)))];
  const sections = years.map((year) => {
    const people = alumni.filter(({ terms }) => yearOfLeaving(terms) === year);
    const rows = people.map(
      ({ _id, name, terms, first: { title, place } }) =>
        `<li><h3><a href="/userDetails/${_id}">${escapeText(name)}</a></h3>${terms.map(({ role, from, until }) => `${role} ${from}–${until}`).join(', ')} ${escapeText([title, place].filter(Boolean).join(', '))}</li>`,
    );
    return `<h2>${year}</h2><ul class="wide">${rows.join('')}</ul>`;
  });
  return page(content, 'Alumni', `<h1>Alumni</h1>${sections.join('')}`);
}

/** The form above both lists of papers. */
function writtenSearch({ areas, years }: Content): string {
  const menu = (name: string, options: string[]) =>
    `<label>${name} <select name="${name}"><option>${['All', ...options.map(escapeText)].join('<option>')}</select></label>`;
  const names = areas.map(({ departmentName }) => departmentName);
  return `<form><label>Search <input name="q"></label>${menu('area', names)}<label>Author <input name="author"></label>${menu('year', years)}<button>Search</button></form><p><a href="/feed.xml?of=papers">Feed</a> <a href="/api/researchPapers.bib">BibTeX</a> <a href="/publications/export">Export list</a> <a href="/publications">Cards</a> <a href="/publications?view=list">List</a></p>`;
}

export function writtenList(content: Content): string {
  const { papers } = content;
  const years = [...new Set(papers.map(({ publicationDate }) => publicationDate.slice(0, 4)))];
  const row = ({ _id, title, authors, publicationDate: _date, pdf, ...work }: Paper) =>
    `<li><h3><a href="/paper/${_id}">${escapeText(title)}</a></h3><p>${escapeText(authors.join(', '))}</p><p>${escapeText(venueOf(work))}</p>${pdf ? `<a href="${pdf}">PDF</a> ` : ''}<a href="/paper/${_id}#cite">Cite</a></li>`;
  const sections = years.map((year) => {
    const rows = papers.filter(({ publicationDate }) => publicationDate.startsWith(year)).map(row);
    return `<h2>${year}</h2><ul>${rows.join('')}</ul>`;
  });
  return page(content, 'Publications', `<h1>Publications</h1>${writtenSearch(content)}${sections.join('')}`);
}

export function writtenPublications(content: Content): string {
  const { labInfo, papers } = content;
  const [newest, ...others] = papers;
  const text = ({ _id, title, authors, details, publisher, category }: Paper) =>
    `<p>${escapeText(category)}</p><h3><a href="/paper/${_id}">${escapeText(title)}</a></h3><p>${escapeText(authors.join(', '))}</p><p>${escapeText(details)}</p><p>${escapeText(publisher)}</p>`;
  return page(
    content,
    'Publications',
    `<h1>What's New at ${escapeText(labInfo.name)}</h1>${writtenSearch(content)}${newest ? picture(newest.image, [1080, 720], '(min-width: 64rem) 46rem, 92vw', true) + text(newest) : ''}
<ul class="wide">${others.map((paper) => `<li>${picture(paper.image, [600, 400], '(min-width: 75rem) 24rem, (min-width: 48rem) 45vw, 92vw')}${text(paper)}</li>`).join('')}</ul>`,
  );
}
