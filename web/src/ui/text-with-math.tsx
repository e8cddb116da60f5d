import { formulaParts, type RenderedFormula } from '@lab/contract/core/math/rendered';
import styles from './text-with-math.module.css';

export interface TextWithMathProps {
  text: string;
  /** The formulas that the server has rendered; others are shown as TeX. */
  drawn?: readonly RenderedFormula[];
}

/** One line of a phone has about this many characters. */
const fitsOnPhone = 24;

/**
 * A text with its formulas and marks. The server has checked their MathML and tags (functions/src/core/math),
 * so they are inserted as they are.
 */
export function TextWithMath({ text, drawn }: TextWithMathProps) {
  return formulaParts(text, drawn).map((part, index) => {
    if (typeof part === 'string') return part;
    const { mathml, plain } = part;
    const isLong = plain.length > fitsOnPhone || mathml.startsWith('<math d');
    const look = isLong ? `${styles.formula} ${styles.long}` : styles.formula;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the same formula may occur twice, and the text never changes
        key={index}
        className={mathml.startsWith('<math') ? look : styles.mark}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `isSafeMathml` has checked it
        dangerouslySetInnerHTML={{ __html: mathml }}
      />
    );
  });
}
