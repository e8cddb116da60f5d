import { api } from '@lab/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { LongText } from '../../ui/long-text.tsx';

const pause = 600;

/** A text that is being written, as the server will show it. It is asked when the writer pauses. */
export function RenderedText({ text }: { text: string }) {
  const [asked, ask] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => ask(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: [api.markdown.render.path, asked],
    queryFn: () => call(api.markdown.render, { body: { text: asked } }),
    enabled: asked.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 'static',
  });
  return <LongText html={asked.trim() ? (data?.html ?? '') : ''} />;
}
