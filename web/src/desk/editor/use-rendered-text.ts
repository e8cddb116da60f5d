import { api } from '@lab/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The HTML that the server makes of a text, without storing anything. */
export function useRenderedText(text: string): string {
  const { data } = useQuery({
    queryKey: [api.markdown.render.path, text],
    queryFn: () => call(api.markdown.render, { body: { text } }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 'static',
  });
  return text.trim() ? (data?.html ?? '') : '';
}
