import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import { FileForm } from './file-form.tsx';
import { FormulaForm } from './formula-form.tsx';
import type { InsertProps } from './insert-props.ts';
import { LinkForm } from './link-form.tsx';
import { PictureForm } from './picture-form.tsx';
import type { Insertion } from './toolbar.tsx';

interface Props extends Omit<InsertProps, 'title'> {
  what: Insertion;
}

/** Asks for what the chosen part of a text needs, and inserts it. */
export function InsertDialog({ what, ...rest }: Props) {
  const props = { ...rest, title: editorTexts[what] };
  if (what === 'link') return <LinkForm {...props} />;
  if (what === 'formula') return <FormulaForm {...props} />;
  if (what === 'file') return <FileForm {...props} />;
  return <PictureForm {...props} isVideo={what === 'video'} />;
}
