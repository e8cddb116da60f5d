/** A formatted list of works, from which its files are written. */
import { api } from '@lab/contract';
import { listedWorks, type Section, sectionsOf } from '@lab/contract/features/citations/lists/listed-works';
import {
  type GivenOptions,
  type ListLayout,
  listOptionsOf,
} from '@lab/contract/features/citations/lists/options';
import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { pageTexts } from '@lab/contract/features/pages/texts';
import { paperFilterIn } from '@lab/contract/features/papers/filter';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { siteTexts } from '@lab/contract/texts/texts';
import type { Pointer } from '../../../core/downloads/document.ts';
import type { Invoke } from '../../../core/http/invoke.ts';

export interface WorksList {
  title: string;
  language: string;
  /** Language and country, as `en-GB`. */
  locale: string;
  layout: ListLayout;
  sections: Section[];
  from: Pointer;
  /** The address of the next file, if this one does not contain all works. */
  rest?: Pointer;
}

export interface Asked {
  query: object;
  options: GivenOptions;
  origin: string;
  /** The address of the file with the papers after these. */
  rest: string | undefined;
}

export async function worksList(
  invoke: Invoke,
  papers: readonly Paper[],
  { query, options: given, origin, rest }: Asked,
): Promise<WorksList> {
  const options = listOptionsOf(given);
  const [{ reply: people }, { reply: settings }] = await Promise.all([
    invoke(api.alumni.people),
    invoke(api.settings.get),
  ]);
  const memberCalled = (id?: string) => {
    const person = people.find(({ _id }) => _id === id);
    return person && { name: person.name, alsoKnownAs: person.alsoKnownAs };
  };
  const person = memberCalled(given.person);
  const works = listedWorks(papers, options, memberCalled(options.bold));
  const filter = new URLSearchParams(paperFilterIn(new URLSearchParams({ ...query })));
  const page = `${origin}${paths.publications}`;
  const words = await loadWords(settings.words);
  return withWords(words, () => ({
    title: person ? listTexts.of(person.name) : siteTexts.nav.publications,
    language: siteTexts.language,
    locale: pageTexts.locale.replace('_', '-'),
    layout: options.layout,
    sections: sectionsOf(works, options.layout),
    from: { text: listTexts.from, address: filter.size > 0 ? `${page}?${filter}` : page },
    ...(rest && { rest: { text: listTexts.cut(works.length), address: rest } }),
  }));
}
