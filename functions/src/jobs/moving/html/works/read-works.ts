/**
 * Works in the lists of publications of pages: by an identifier, which its service knows, or by a reference
 * that is certain. All others are named, and nothing outside of such lists counts as a work of the lab.
 */
import { limits } from '@lab/contract/api/limits';
import { fold } from '@lab/contract/lib/fold';
import type { Item } from '../../../../features/imports/entries/item.ts';
import {
  type Identifier,
  identifiersInText,
} from '../../../../features/imports/identifiers/read-identifiers.ts';
import type { NamedWork, OfWork, WorkFile } from '../../description.ts';
import { isPdfPath } from '../../fates.ts';
import type { HtmlNode } from '../../wordpress/html-tree.ts';
import type { HtmlSite } from '../html-site.ts';
import { fileOf, urlFrom } from '../links.ts';
import { elementsIn, isElement } from '../page.ts';
import { type Entry, listedIn } from './entries.ts';
import { isPathOfWorks, saysWorks } from './list-words.ts';
import { referenceIn } from './reference.ts';

export interface FoundWorks {
  named: NamedWork[];
  files: WorkFile[];
  remarks: string[];
}

/** Whether a page is nothing but a list of works that come in. */
export type IsListed = 'whole' | 'in part' | undefined;

/** Beside its list, a page of publications may say a few words. */
const mostOthers = 400;
const longestLine = 300;
const mostStrays = 5;

const keyOf = ({ kind, id }: Identifier) => `${kind}:${id.toLowerCase()}`;

export class WorksOfPages {
  private readonly named = new Map<string, NamedWork>();
  private readonly references = new Map<string, Item>();
  private readonly of = new Map<string, OfWork>();
  private readonly remarks: string[] = [];
  private readonly strays: { path: string; all: Identifier[] }[] = [];

  constructor(private readonly site: HtmlSite) {}

  read(path: string, title: string, nodes: readonly HtmlNode[]): IsListed {
    const isWhole = isPathOfWorks(path) || saysWorks(title);
    const { entries, others } = listedIn(nodes, isWhole);
    let [works, unread, rest] = [0, 0, others];
    for (const [at, entry] of entries.entries()) {
      if (this.add(path, `${path}#${at + 1}`, entry)) works += 1;
      else if (mayBeWork(entry)) {
        unread += 1;
        const line = entry.lines.join(' ');
        this.remarks.push(
          `${path}: not certain, so no work: “${line.length > longestLine ? `${line.slice(0, longestLine)} …` : line}”`,
        );
      } else rest += entry.lines.join(' ').length;
    }
    this.strays.push({ path, all: linkedIn(nodes) });
    if (!isWhole || works === 0) return undefined;
    if (unread > 0) return 'in part';
    return rest <= mostOthers ? 'whole' : undefined;
  }

  /** Whether the entry is a work. */
  private add(path: string, key: string, entry: Entry): boolean {
    const identifiers = identifiersOf(entry);
    const [identifier] = identifiers;
    const otherwise = referenceIn(entry);
    if (!identifier && !otherwise) return false;
    if (this.named.size + this.references.size >= limits.importEntries) {
      this.remarks.push(`${path}: left out, a site brings ${limits.importEntries} works at most: ${key}`);
      return true;
    }
    const pdf = this.pdfOf(path, entry);
    const of = pdf ? { pdf } : {};
    const line = entry.lines.join(' ').slice(0, 1_000);
    const said = otherwise && {
      ...otherwise,
      id: key,
      custom: { ...Object(otherwise.custom), fromLine: line },
    };
    if (identifier) {
      const known = this.named.get(keyOf(identifier));
      this.named.set(
        keyOf(identifier),
        known ?? { ...identifier, key, of, ...(said && { otherwise: said }) },
      );
      const dois = identifiers.filter(({ kind }) => kind === 'doi');
      if (dois.length > 1)
        this.remarks.push(
          `${key}: only the first of its DOIs counts: ${dois.map(({ id }) => id).join(', ')}`,
        );
    } else if (said) {
      const same = fold(`${otherwise?.title} ${otherwise?.issued}`);
      if (!this.references.has(same)) {
        this.references.set(same, said);
        this.of.set(key, of);
      }
    }
    return true;
  }

  private pdfOf(path: string, { hrefs }: Entry): string | undefined {
    const { site } = this;
    const files = hrefs.map((href) =>
      fileOf(urlFrom(site, path, href, site.pages.get(path)?.base), site, site.fileAt),
    );
    return files.find((file) => file !== undefined && isPdfPath(file));
  }

  found(): FoundWorks {
    const items = [...this.references.values()];
    const strays = this.strays.flatMap(({ path, all }) => {
      const ids = [...new Set(all.filter((one) => !this.named.has(keyOf(one))).map(({ id }) => id))];
      const more = ids.length > mostStrays ? ` and ${ids.length - mostStrays} more` : '';
      return ids.length > 0
        ? [
            `${path}: in no list of publications, so no work of the lab: ${ids.slice(0, mostStrays).join(', ')}${more}`,
          ]
        : [];
    });
    return {
      named: [...this.named.values()],
      files:
        items.length > 0
          ? [{ name: 'references.json', text: JSON.stringify(items, null, 1), files: this.of }]
          : [],
      remarks: [...this.remarks, ...strays],
    };
  }
}

/** What has neither year nor commas is a sentence or a heading. */
const mayBeWork = ({ lines, year }: Entry) => {
  const text = lines.join(' ');
  return (year !== '' || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)) && /[,;]/.test(text);
};

/** Publishers have a DOI in the middle of their addresses. */
const ofPublisher = /\/(?:abstract|epdf|full|meta|pdf)(?:\?.*)?$/i;
const ofResolver = /^https?:\/\/(?:dx\.|www\.)?doi\.org\//i;
const rank: readonly Identifier['kind'][] = ['doi', 'pmid', 'arxiv'];

/** The first is the one that the entry is most likely called by. */
function identifiersOf({ lines, hrefs }: Entry): Identifier[] {
  const words = [
    ...hrefs.filter((href) => ofResolver.test(href)),
    ...lines,
    ...hrefs.filter((href) => !ofResolver.test(href)).map((href) => href.replace(ofPublisher, '')),
  ];
  const all = new Map(words.flatMap(identifiersInText).map((one) => [keyOf(one), one]));
  return [...all.values()]
    .filter(({ kind }) => rank.includes(kind))
    .sort((one, other) => rank.indexOf(one.kind) - rank.indexOf(other.kind));
}

function linkedIn(nodes: readonly HtmlNode[]): Identifier[] {
  const elements = nodes.filter(isElement).flatMap((node) => [node, ...elementsIn(node)]);
  return elements.flatMap(({ name, attributes }) =>
    name === 'a'
      ? identifiersInText((attributes.get('href') ?? '').replace(ofPublisher, '')).filter(({ kind }) =>
          rank.includes(kind),
        )
      : [],
  );
}
