/** CSL-JSON of any origin, in which every part may be missing or of another type, as an item of our own. */
import { customNames } from '@lab/contract/features/citations/metadata';
import {
  type CslCustom,
  type CslDate,
  type CslItem,
  type CslName,
  cslNameFields,
  cslTextFields,
} from '@lab/contract/features/imports/entry';
import { withoutDoiPrefix } from '@lab/contract/lib/doi';
import { settleArchive } from './archives.ts';
import { thesisOf } from './bibtex-types.ts';
import { dateFromParts, dateOfText } from './dates.ts';
import { type Item, isItem } from './item.ts';
import { oneLine } from './latex.ts';
import { plainText } from './plain-text.ts';

/** Crossref's own names, which it sends instead of CSL's for some works. */
const types: Record<string, string> = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'book-chapter': 'chapter',
  'posted-content': 'article',
  dissertation: 'thesis',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  proceedings: 'book',
  'report-component': 'report',
  component: 'document',
};
const dateFields = ['issued', 'published-print', 'published-online', 'published'];
const severalLines = new Set(['abstract', 'note', 'annote']);

export function plainItem(raw: Item): CslItem {
  const type = toText(raw.type) || 'document';
  const item: CslItem = { type: types[type] ?? type };
  for (const field of cslTextFields) {
    const value = toText(raw[field] ?? (field === 'event-title' ? raw.event : undefined));
    if (value) item[field] = severalLines.has(field) ? value : oneLine(value);
  }
  if (Array.isArray(raw.keyword)) item.keyword = raw.keyword.map(toText).filter(Boolean).join(', ');
  if (item.keyword === '') delete item.keyword;
  if (item.keyword) item.keyword = item.keyword.replace(/(?:(?<!\s)\s+)?[,;]\s*/g, ', ');
  if (item.page) item.page = item.page.replace(/(?:(?<!\s)\s+)?[-–—]+\s*/g, '-');
  if (item.DOI) item.DOI = withoutDoiPrefix(item.DOI);
  if (item.URL && !isWebAddress(item.URL)) delete item.URL;
  for (const field of cslNameFields) {
    const names = Array.isArray(raw[field]) ? raw[field].flatMap(nameOf) : [];
    if (names.length > 0) item[field] = names;
  }
  const issued = dateFields.map((field) => dateOf(raw[field])).find(Boolean);
  if (issued) item.issued = issued;
  for (const field of ['accessed', 'event-date'] as const) {
    const date = dateOf(raw[field]);
    if (date) item[field] = date;
  }
  const custom = customOf(raw);
  const thesis = item.type === 'thesis' ? (custom.thesis ?? thesisOf('', item.genre ?? '')) : undefined;
  if (thesis) custom.thesis = thesis;
  if (Object.keys(custom).length > 0) item.custom = custom;
  settleArchive(item, custom);
  return item;
}

function toText(value: unknown): string {
  return typeof value === 'number' ? String(value) : plainText(value);
}

export const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);

function nameOf(raw: unknown): CslName[] {
  if (!isItem(raw)) return [];
  const name: CslName = {};
  for (const part of ['family', 'given', 'non-dropping-particle', 'dropping-particle', 'suffix'] as const) {
    const text = oneLine(toText(raw[part]));
    if (text) name[part] = text;
  }
  const literal = oneLine(toText(raw.literal) || toText(raw.name));
  if (literal) return [{ literal }];
  return Object.keys(name).length > 0 ? [name] : [];
}

/** Also as older programs of Pandoc write it: `[{ "year": 2019, "month": 3 }]`, and a bare number. */
function dateOf(written: unknown): CslDate | undefined {
  const raw: unknown = Array.isArray(written) ? written[0] : written;
  if (typeof raw === 'string') return dateOfText(raw);
  if (typeof raw === 'number') return dateFromParts(raw);
  if (!isItem(raw)) return undefined;
  if (raw.year !== undefined) return dateFromParts(Number(raw.year), [Number(raw.month), Number(raw.day)]);
  const parts: unknown = Array.isArray(raw['date-parts']) ? raw['date-parts'][0] : undefined;
  if (Array.isArray(parts)) {
    const [year, ...rest] = parts.map((part) => (typeof part === 'object' ? 0 : Number(part)));
    const date = dateFromParts(year, rest);
    if (date) return date;
  }
  const text = toText(raw.raw) || toText(raw.literal);
  return /^\d{1,3}$/.test(text) ? dateFromParts(Number(text)) : dateOfText(text);
}

/** As Crossref names them. */
const relations = ['is-preprint-of', 'has-preprint', 'is-version-of', 'has-version'];

function relatedIn({ relation }: Item): string[] {
  if (!isItem(relation)) return [];
  const all = relations.flatMap((name) => relation[name] ?? []);
  return all.map((other) => (isItem(other) ? toText(other.id) : '')).filter(Boolean);
}

const customTexts = new Set([...customNames, 'archive', 'eprint', 'licence', 'pdf']);

function customOf(raw: Item): CslCustom {
  const own = isItem(raw.custom) ? raw.custom : {};
  const licences = Array.isArray(raw.license) ? raw.license : [];
  const texts: Record<string, string> = {};
  for (const name of customTexts) {
    const text = oneLine(toText(own[name]));
    if (text && (name !== 'pdf' || isWebAddress(text))) texts[name] = text;
  }
  const custom: CslCustom = { ...texts };
  const licence = licences.map((each) => (isItem(each) ? toText(each.URL) : '')).find(Boolean);
  custom.licence ??= licence ?? oneLine(toText(raw.license));
  if (!custom.licence) delete custom.licence;
  const { thesis } = own;
  if (thesis === 'bachelor' || thesis === 'master' || thesis === 'doctoral') custom.thesis = thesis;
  for (const name of ['equalContribution', 'corresponding'] as const) {
    const places = Array.isArray(own[name]) ? own[name].filter((at) => Number.isInteger(at)) : [];
    if (places.length > 0) custom[name] = places;
  }
  for (const name of ['moreAuthors', 'selected'] as const) if (own[name] === true) custom[name] = true;
  for (const name of ['otherVersions', 'notices'] as const)
    if (Array.isArray(own[name]) && own[name].length > 0) custom[name] = own[name];
  const moreAreas = Array.isArray(own.moreAreas)
    ? own.moreAreas.map(toText).map(oneLine).filter(Boolean)
    : [];
  if (moreAreas.length > 0) custom.moreAreas = moreAreas;
  const related = relatedIn(raw);
  if (related.length > 0) custom.related = related;
  const links = (Array.isArray(own.links) ? own.links : []).flatMap((link) => {
    const url = isItem(link) ? toText(link.url) : '';
    return isItem(link) && isWebAddress(url) ? [{ name: oneLine(toText(link.name)), url }] : [];
  });
  if (links.length > 0) custom.links = links;
  return custom;
}
