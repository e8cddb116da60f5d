import styles from './prose.module.css';

/** Plain text that somebody wrote: an empty line starts a paragraph. */
export function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text are told apart by nothing but their place
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
