import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { DrawnFormula } from './drawn-formula.tsx';

export function FormulaView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper as="span">
      <DrawnFormula tex={String(node.attrs.tex)} isDisplayed={false} />
    </NodeViewWrapper>
  );
}

export function DisplayedFormulaView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper>
      <DrawnFormula tex={String(node.attrs.tex)} isDisplayed />
    </NodeViewWrapper>
  );
}
