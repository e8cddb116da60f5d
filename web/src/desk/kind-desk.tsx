import type { AnyDeclaration } from '@lab/contract/content/kind';
import type { Kinds } from '@lab/contract/kinds';
import type { FieldValues } from 'react-hook-form';
import type { Preview } from './content.ts';
import { ContentPage } from './content-page.tsx';
import { kindContent } from './kind-content.tsx';

/** The page of a kind of content at the desk. */
export function kindDesk(name: keyof Kinds, declared: AnyDeclaration, preview: Preview<FieldValues>) {
  const content = kindContent(name, declared);
  return function KindDesk() {
    return <ContentPage content={content} preview={preview} />;
  };
}
