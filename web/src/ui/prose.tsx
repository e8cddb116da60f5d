import styles from './prose.module.css';
import { TextWithMath, type TextWithMathProps } from './text-with-math.tsx';

/** Text in which an empty line starts a new paragraph. */
export function Prose({ text, drawn }: TextWithMathProps) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id, and the same text may occur twice
        <p key={index} dir="auto">
          <TextWithMath text={paragraph} drawn={drawn} />
        </p>
      ))}
    </div>
  );
}
