import { useEffect, useState } from 'react';
import { LongText } from '../../ui/long-text.tsx';
import { useRenderedText } from './use-rendered-text.ts';

const pause = 600;

/** A text that is being written, as the server will show it. It is asked when the writer pauses. */
export function RenderedText({ text }: { text: string }) {
  const [asked, ask] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => ask(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <LongText html={useRenderedText(asked)} />;
}
