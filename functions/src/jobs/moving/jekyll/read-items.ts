/** News, which are posts too, and projects. */
import { limits } from '@lab/contract/api/limits';
import { truncate } from '@lab/contract/lib/truncate';
import type { Item, News, Project } from '../description.ts';
import { beginningOf } from '../texts/lab-text.ts';
import type { Document } from './documents.ts';
import { dataFile, inCollections, itemsIn, type JekyllSite } from './jekyll-site.ts';
import { pictureOf } from './read-people.ts';
import { convert } from './text-context.ts';
import { textAt } from './values.ts';

export function itemOf(site: JekyllSite, document: Document): Item {
  const { path, data, addresses } = document;
  const { markdown, remarks, files, isUnfinished } = convert(site, document);
  const picture = pictureOf(site, data, files);
  const said = textAt(data, 'title');
  const title = truncate(said || beginningOf(markdown, 120), limits.title);
  const told = textAt(data, 'description', 'excerpt', 'summary');
  const summary = told ? convert(site, document, told).markdown : '';
  return {
    from: path,
    old: addresses,
    title,
    files,
    remarks: isUnfinished ? [...remarks, 'look at it, visitors see these tags'] : remarks,
    summary: beginningOf(summary || markdown, limits.newsSummary),
    text: markdown,
    picture,
  };
}

export function readNews(site: JekyllSite): News[] {
  return inCollections(site, /^(?:news|posts|announcements)$/).flatMap((document) => {
    if (site.fates.all.has(document.path)) return [];
    const item = itemOf(site, document);
    const { path, date, data } = document;
    const why = !date
      ? 'it has no date'
      : data.published === 'false'
        ? 'it was not published'
        : !item.title && 'it says nothing';
    if (date && !why) {
      site.fates.read(path, 'news');
      return [{ ...item, date }];
    }
    site.fates.leave(path, why || '', 'news');
    return [];
  });
}

export async function readProjects(site: JekyllSite): Promise<Project[]> {
  const own = inCollections(site, /^(?:projects|portfolio)$/).flatMap((document) => {
    const item = itemOf(site, document);
    const isEmpty = !item.title;
    if (isEmpty) site.fates.leave(document.path, 'it says nothing', 'projects');
    else site.fates.read(document.path, 'projects');
    return isEmpty ? [] : [{ ...item, link: textAt(document.data, 'redirect', 'link', 'website') }];
  });
  const listed = await dataFile(site, 'projects');
  if (!listed || listed.data === undefined) return own;
  site.fates.read(listed.path, 'projects');
  const rows = itemsIn(listed.data).map((data, at): Project => {
    const { title, ...item } = itemOf(site, {
      path: `${listed.path}#${at + 1}`,
      collection: '',
      data,
      body: textAt(data, 'description'),
      date: undefined,
      addresses: [],
    });
    const repository = textAt(data, 'repo');
    const link = textAt(data, 'link') || (repository && `https://github.com/${repository}`);
    return { ...item, title, link };
  });
  return [...own, ...rows.filter(({ title }) => title)];
}
