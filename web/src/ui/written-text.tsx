import { LongText } from './long-text.tsx';
import { Prose } from './prose.tsx';
import type { TextWithMathProps } from './text-with-math.tsx';

/** A long text as HTML, or the plain text of a record that was never written in the editor. */
export function WrittenText({ html, text, drawn }: TextWithMathProps & { html: string | undefined }) {
  return html ? <LongText html={html} /> : <Prose text={text} drawn={drawn} />;
}
