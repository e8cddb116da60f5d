import { writeMarkdown } from '@lab/contract/core/markdown/write';
import type { RootContent } from 'mdast';
import styles from './editor.module.css';
import { useRenderedText } from './use-rendered-text.ts';

interface Props {
  tex: string;
  isDisplayed: boolean;
}

/** A formula as the server draws it, and its TeX until then. */
export function DrawnFormula({ tex, isDisplayed }: Props) {
  const inLine: RootContent = { type: 'paragraph', children: [{ type: 'inlineMath', value: tex }] };
  const node: RootContent = isDisplayed ? { type: 'math', value: tex } : inLine;
  const html = useRenderedText(tex.trim() && writeMarkdown({ type: 'root', children: [node] }));
  if (!html) return <code>{tex}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `renderMarkdown` lets only harmless elements through
  return <span className={styles.formula} dangerouslySetInnerHTML={{ __html: html }} />;
}
