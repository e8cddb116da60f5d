/** By which words a page or a heading says that works of the lab follow, in ten languages. */

const works =
  /\b(?:publications?|papers|preprints?|articles?|proceedings|book chapters?|bibliograph(?:y|ie)|theses|publikationen|publikasjoner|publikationer|publicaciones|publicacions|publicaties|publikacje|publikace|pubblicazioni|julkaisut)\b|veröffentlichungen|publicações|論文|论文|業績|出版|논문/iu;
const others =
  /\b(?:talks?|presentations?|teaching|courses?|grants?|funding|awards?|news|people|members|team|alumni|contact|call for|vorträge|lehre|software|projects?|cited|references)\b/iu;
const longestHeading = 80;

export const saysWorks = (heading: string) =>
  heading.length <= longestHeading && works.test(heading) && !others.test(heading);

export const saysOthers = (heading: string) => heading.length <= longestHeading && others.test(heading);

const name = /publi[ck]|papers|bibliograph|veroeffentlich|pubblica/i;

/** `papers.html`, `papers/index.html` */
export const isPathOfWorks = (path: string) =>
  name.test(
    path
      .replace(/\/index\.[a-z]{3,5}$/i, '')
      .split('/')
      .at(-1) ?? '',
  );

/** Of a heading such as `2019` or `Published in 2019`. */
export function yearIn(heading: string): string {
  const years = heading.length <= 40 ? (heading.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []) : [];
  return years.length === 1 ? String(years[0]) : '';
}
