/** Suggestions while a person types: research areas, authors and titles. */
import { api } from '@lab/contract';
import { inPlainText } from '@lab/contract/core/math/rendered';
import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { fold } from '@lab/contract/lib/fold';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointPartQuery } from '../../../lib/query.ts';

interface Suggestion {
  kind: 'area' | 'author' | 'paper';
  text: string;
  to: string;
}

/** In milliseconds; longer than the pause between two keys, so that the lab is not asked for every letter. */
const pause = 250;
const least = 2;
const mostOfAKind = 2;

/** For one word this reads six papers, for several at most 28. */
function suggestedPapersQuery(q: string) {
  const pick = ({ _id, title, drawn, authors }: Paper) => ({
    _id,
    title: inPlainText(title, drawn),
    authors,
  });
  return endpointPartQuery(api.papers.list, { query: { q, limit: 5 } }, 'suggested', (papers) =>
    papers.map(pick),
  );
}

/** Of `text`, whatever is typed while the next are being fetched; none where it is too short. */
export function useSuggestions(text: string, areas: readonly string[]): Suggestion[] {
  const typed = text.trim();
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const isLongEnough = (words: string) => words.length >= least;
  const { data: papers = [] } = useQuery({
    ...suggestedPapersQuery(searched),
    enabled: isLongEnough(searched) && searched === typed,
    placeholderData: keepPreviousData,
  });
  if (!isLongEnough(typed) || !searched) return [];

  const authors = new Map(papers.flatMap(({ authors }) => authors.map((name) => [fold(name), name])));
  const suggested = (kind: 'area' | 'author', names: Iterable<string>) =>
    [...names]
      .filter(has(typed))
      .slice(0, mostOfAKind)
      .map((text) => ({ kind, text, to: `${paths.publications}?${new URLSearchParams({ [kind]: text })}` }));
  return [
    ...suggested('area', areas),
    ...suggested('author', authors.values()),
    // Papers that match only in abstract or area are left out, because the suggestion would not show the
    // typed text.
    ...papers
      .filter(({ title, authors }) => has(typed)([title, ...authors].join(' ')))
      .map(({ _id, title }) => ({ kind: 'paper' as const, text: title, to: paths.paper(_id) })),
  ];
}

/** Whether each typed word is the beginning of a word. */
function has(typed: string): (text: string) => boolean {
  const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const beginnings = words(typed);
  return (text) =>
    beginnings.length > 0 &&
    beginnings.every((beginning) => words(text).some((word) => word.startsWith(beginning)));
}
