/** News, projects and events. */
import { limits } from '@lab/contract/api/limits';
import { paths } from '@lab/contract/features/pages/paths';
import { truncate } from '@lab/contract/lib/truncate';
import { type Item as Data, isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { Item, LabEvent, News, Project } from '../description.ts';
import { itemAt, textAt } from '../jekyll/values.ts';
import { beginningOf } from '../texts/lab-text.ts';
import { isList, isTop } from './addresses.ts';
import { dateIn, momentIn } from './dates.ts';
import { named, pictureOf, targetOf } from './files.ts';
import type { Document, HugoSite } from './hugo-site.ts';
import { convert } from './text-context.ts';

const sections = {
  news: /^(?:posts?|news|blogs?|announcements?)$/,
  projects: /^(?:projects?|open-projects)$/,
  events: /^(?:events?|talks?|seminars?)$/,
};

type Section = keyof typeof sections;

const documentsOf = ({ documents }: HugoSite, kind: Section) =>
  documents.filter(({ section, place }) => sections[kind].test(section) && !isList(place) && !isTop(place));

/** Why a document does not come in, whatever it is. */
function whyLeft(data: Data, title: string): string | undefined {
  if (textAt(data, 'draft') === 'true') return 'it is a draft';
  const [from, until] = ['publishdate', 'expirydate'].map((name) => dateIn(data, name)?.getTime());
  if (from && from > Date.now()) return 'it was not published yet';
  if (until && until < Date.now()) return 'it was no longer published';
  return title ? undefined : 'it says nothing';
}

function read<Of extends Item>(
  site: HugoSite,
  kind: Section,
  more: (item: Item, document: Document) => Of | string,
): Of[] {
  return documentsOf(site, kind).flatMap((document) => {
    const item = itemOf(site, document);
    const whole = whyLeft(document.data, item.title) ?? more(item, document);
    if (typeof whole === 'string') {
      site.fates.leave(document.path, whole, kind);
      return [];
    }
    site.fates.read(document.path, kind);
    return [whole];
  });
}

function itemOf(site: HugoSite, document: Document): Item {
  const { path, data, addresses } = document;
  const { markdown, remarks, files, isUnfinished } = convert(site, document);
  const links = linksIn(site, document, files);
  const told = textAt(data, 'summary', 'description', 'excerpt');
  const summary = told ? convert(site, document, told).markdown : '';
  return {
    from: path,
    old: addresses,
    title: truncate(textAt(data, 'title') || beginningOf(markdown, 120), limits.title),
    files,
    remarks: isUnfinished ? [...remarks, 'look at it, visitors see these tags'] : remarks,
    summary: beginningOf(summary || markdown, limits.newsSummary),
    text: [markdown || summary, links].filter(Boolean).join('\n\n'),
    picture: named(files, pictureOf(site, document)),
  };
}

export const readNews = (site: HugoSite): News[] =>
  read(site, 'news', (item, { date }) => (date ? { ...item, date } : 'it has no date'));

export const readProjects = (site: HugoSite): Project[] =>
  read(site, 'projects', (item, { data }) => {
    const own = listIn(data.links).find(
      (link): link is Data => isItem(link) && textAt(link, 'type') === 'site',
    );
    return {
      ...item,
      link: textAt(data, 'external_link', 'link', 'website') || (own ? textAt(own, 'url') : ''),
    };
  });

export const readEvents = (site: HugoSite): LabEvent[] =>
  read(site, 'events', (item, { data }) => {
    const isWholeDay = [textAt(data, 'all_day'), textAt(data, 'event_all_day')].includes('true');
    const [start = '', end = ''] = [
      momentIn(data, 'event_start', 'time_start', 'date'),
      momentIn(data, 'event_end', 'date_end', 'time_end'),
    ].map((moment) => (isWholeDay ? moment.slice(0, 10) : moment));
    if (!start) return 'it does not say when the event is';
    const [name, address] = [textAt(data, 'event', 'event_name'), textAt(data, 'event_url')];
    const abstract = textAt(data, 'abstract');
    return {
      ...item,
      start,
      ...(Date.parse(end) >= Date.parse(start) && { end }),
      place: placeOf(data),
      text: [name && address ? `[${name}](<${address}>)` : name, abstract, item.text]
        .filter(Boolean)
        .join('\n\n'),
    };
  });

/** `Lecture Hall 2, 1 North Street, Moss Town`. */
function placeOf(data: Data): string {
  const address = itemAt(data, 'address');
  const parts = ['street', 'city', 'region', 'postcode', 'country'].map((name) => textAt(address, name));
  return [textAt(data, 'location', 'place'), ...parts].filter(Boolean).join(', ');
}

/** Links that the front matter lists become a line below the text. */
function linksIn(site: HugoSite, document: Document, files: Map<string, string>): string {
  const { data } = document;
  const urls = Object.keys(data)
    .filter((key) => key.startsWith('url_'))
    .map((key) => [key.slice('url_'.length), textAt(data, key)] as const);
  const listed = listIn(data.links)
    .filter(isItem)
    .filter((link) => textAt(link, 'type') !== 'site')
    .map((link) => [textAt(link, 'label', 'name') || textAt(link, 'type'), textAt(link, 'url')] as const);
  return [...urls, ...listed]
    .flatMap(([name, written]) => {
      const { file, address = '' } = targetOf(site, written, document);
      const target = file ? named(files, file) : address;
      return target ? [`[${name.slice(0, 1).toUpperCase()}${name.slice(1)}](<${target}>)`] : [];
    })
    .join(' · ');
}

/** The page here of each section. */
export const listOf = (section: string): string | undefined => {
  const lists: [RegExp, string][] = [
    [/^publications?$/, paths.publications],
    [/^(?:authors|members?|people|team|guests)$/, paths.team],
    [/^alumni$/, paths.alumni],
    [sections.news, paths.news],
    [sections.projects, '/projects'],
    [sections.events, '/events'],
  ];
  return lists.find(([words]) => words.test(section))?.[1];
};
