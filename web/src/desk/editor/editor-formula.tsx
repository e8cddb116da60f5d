import { writeMarkdown } from '@lab/contract/core/markdown/write';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { RootContent } from 'mdast';
import styles from './editor.module.css';
import { useRenderedText } from './rendered-text.tsx';

interface Props {
  tex: string;
  isDisplayed: boolean;
}

/** A formula as the server renders it, and its TeX until then. */
export function RenderedFormula({ tex, isDisplayed }: Props) {
  const inLine: RootContent = { type: 'paragraph', children: [{ type: 'inlineMath', value: tex }] };
  const node: RootContent = isDisplayed ? { type: 'math', value: tex } : inLine;
  const html = useRenderedText(tex.trim() && writeMarkdown({ type: 'root', children: [node] }));
  if (!html) return <code>{tex}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `renderMarkdown` lets only harmless elements through
  return <span className={styles.formula} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function FormulaView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper as="span">
      <RenderedFormula tex={String(node.attrs.tex)} isDisplayed={false} />
    </NodeViewWrapper>
  );
}

export function DisplayedFormulaView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper>
      <RenderedFormula tex={String(node.attrs.tex)} isDisplayed />
    </NodeViewWrapper>
  );
}
