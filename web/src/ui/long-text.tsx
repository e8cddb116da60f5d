import styles from './long-text.module.css';

/**
 * A text with headings, lists and pictures. The server made its HTML from Markdown and cleaned it
 * (functions/src/core/markdown).
 */
export function LongText({ html }: { html: string }) {
  return (
    <div
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `renderMarkdown` lets only harmless elements through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
