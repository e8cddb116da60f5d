/**
 * Works: a folder for each, with front matter and often a `cite.bib`. Its facts count, and the front matter
 * adds what it does not say.
 */

import { entriesIn } from '../../../features/imports/entries/read-bibtex.ts';
import type { OfWork, WorkFile } from '../description.ts';
import { isPdfPath } from '../fates.ts';
import { textIfThere } from '../jekyll/documents.ts';
import { textAt } from '../jekyll/values.ts';
import { isList, isTop } from './addresses.ts';
import { pictureOf } from './files.ts';
import type { Document, HugoSite } from './hugo-site.ts';
import type { Authors } from './read-people.ts';
import { factsOf, type WorkFacts } from './work-facts.ts';
import { cslOf, withFacts } from './work-texts.ts';

const sections = /^publications?$/;

export async function readWorks(site: HugoSite, authors: Authors): Promise<WorkFile[]> {
  const works: WorkFile[] = [];
  for (const document of site.documents) {
    const { section, place, path, data } = document;
    if (!sections.test(section) || isList(place) || isTop(place)) continue;
    if (textAt(data, 'draft') === 'true') site.fates.leave(path, 'it is a draft', 'works');
    else if (!textAt(data, 'title')) site.fates.leave(path, 'it has no title', 'works');
    else works.push(await workOf(site, document, authors));
  }
  return works;
}

async function workOf(site: HugoSite, document: Document, authors: Authors): Promise<WorkFile> {
  const { path, folder, name, addresses } = document;
  const facts = factsOf(site, document, authors);
  const picture = pictureOf(site, document);
  const pdf = facts.pdfFile ?? pdfBeside(site, document);
  const ofWork: OfWork = { old: addresses, ...(picture && { picture }), ...(pdf && { pdf }) };
  site.fates.read(path, 'works');
  const bib = (site.filesIn.get(folder) ?? []).find((file) => /\/(?:cite|[^/]*)\.bib$/.test(file));
  const cited = bib && isAlone(document) ? await citedIn(site, bib) : undefined;
  if (!bib || !cited)
    return {
      name: `${path.replace(/\.[a-z]+$/, '')}.json`,
      text: JSON.stringify([cslOf(name, facts)], null, 1),
      files: new Map([[name, ofWork]]),
      remarks: facts.remarks,
    };
  site.fates.read(bib, 'works');
  return {
    name: bib,
    text: withFacts(cited.text, cited.fields, facts),
    files: new Map([[cited.key, ofWork]]),
    remarks: [...facts.remarks, ...differencesOf(cited.fields, facts)],
  };
}

const isAlone = ({ place }: Document) => /\/index\.md$/.test(place);

/** A file of the name of the folder is the PDF of the work. */
function pdfBeside({ filesIn }: HugoSite, document: Document): string | undefined {
  if (!isAlone(document)) return undefined;
  const pdfs = (filesIn.get(document.folder) ?? []).filter(isPdfPath);
  return (
    pdfs.find((path) => path === `${document.folder}${document.name}.pdf`) ??
    (pdfs.length === 1 ? pdfs[0] : undefined)
  );
}

/** Undefined where the file has not exactly one entry that can be read. */
async function citedIn(site: HugoSite, bib: string) {
  const text = await textIfThere(site.source, bib);
  const entries = entriesIn(text).filter(({ problem }) => !problem);
  const [entry] = entries;
  return entries.length === 1 && entry
    ? { text: entry.original, key: entry.key, fields: entry.fields }
    : undefined;
}

/** What the page said otherwise than its `cite.bib`, which counts. */
function differencesOf(fields: ReadonlyMap<string, string>, { title, doi }: WorkFacts): string[] {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const cited = (name: string) => (fields.get(name) ?? '').replace(/\\[a-z]+|[{}\\]/gi, '');
  const said: [string, string, string][] = [
    ['title', cited('title'), title],
    ['DOI', cited('doi').replace(/^https?:\/\/[^/]+\//i, ''), doi],
  ];
  return said
    .filter(([, one, other]) => one && other && letters(one) !== letters(other))
    .map(([name, one, other]) => `the ${name} of its cite.bib counts, “${one}”; the page had “${other}”`);
}
