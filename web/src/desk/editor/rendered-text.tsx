import { api } from '@lab/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { LongText } from '../../ui/long-text.tsx';

const pause = 600;

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

/** A text that is being written, as the server will show it. It is asked when the writer pauses. */
export function RenderedText({ text }: { text: string }) {
  const [asked, ask] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => ask(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <LongText html={useRenderedText(asked)} />;
}
