import { Prose } from '../../ui/prose.tsx';
import { RenderedText } from './rendered-text.tsx';

/** A long text that is being written, or the plain text of a record that was never written in the editor. */
export function WrittenPreview({ formatted, text }: { formatted: string; text: string }) {
  return formatted ? <RenderedText text={formatted} /> : <Prose text={text} />;
}
