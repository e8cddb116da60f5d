/** News that are rows of a data file. */
import { dateOfText } from '../../../features/imports/entries/dates.ts';
import type { Item } from '../../../features/imports/entries/item.ts';
import type { News } from '../description.ts';
import { listedIn } from './data-lists.ts';
import type { JekyllSite } from './jekyll-site.ts';
import { itemOf } from './read-items.ts';
import { dateOf, textAt } from './values.ts';

const texts = ['text', 'content', 'details', 'description', 'headline', 'news', 'title'];

export async function readListedNews(site: JekyllSite): Promise<News[]> {
  const rows = await listedIn(
    site,
    /^(?:news|announcements|updates|highlights)$/i,
    (row) => textAt(row, ...texts) !== '',
  );
  const read = rows.flatMap(({ from, data, remarks }): News[] => {
    const date = dayOf(data);
    const body = textAt(data, ...texts);
    const document = { path: from, collection: '', data: titled(data, body), body, date, addresses: [] };
    const item = itemOf(site, document);
    return date ? [{ ...item, remarks: [...remarks, ...item.remarks], date }] : [];
  });
  const counts = new Map<string, number>();
  for (const { from } of rows) counts.set(pathOf(from), (counts.get(pathOf(from)) ?? 0) + 1);
  for (const [path, count] of counts) {
    const dated = read.filter(({ from }) => pathOf(from) === path);
    if (dated.length === 0) site.fates.leave(path, `${count} entries without a date`, 'news');
    else site.fates.read(path, 'news');
    if (dated[0] && dated.length < count)
      dated[0].remarks.push(`${count - dated.length} entries of its file have no date and are left out`);
  }
  return read;
}

const pathOf = (from: string) => from.replace(/#\d+$/, '');

/** A headline that is the whole text is the title only as far as it fits. */
const titled = (data: Item, body: string): Item =>
  textAt(data, 'title') === body ? { ...data, title: '' } : data;

/** Also `24. June 2016` and `June 2016`. */
function dayOf(data: Item): Date | undefined {
  const written = textAt(data, 'date', 'day');
  const [year, month = 1, day = 1] = dateOfText(written)?.['date-parts'][0] ?? [];
  return dateOf(written) ?? (year ? new Date(Date.UTC(year, month - 1, day, 12)) : undefined);
}
