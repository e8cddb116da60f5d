import type { AnyRecord } from '@lab/contract/content/endpoints-of';
import type { AnyDeclaration } from '@lab/contract/content/kind';
import type { Kinds } from '@lab/contract/kinds';
import type { FieldValues } from 'react-hook-form';
import type { Content, Preview } from './content.ts';
import { ContentPage } from './content-page.tsx';
import { kindContent } from './kind-content.tsx';

/** Adds what a feature shows besides its declaration. */
export type Besides = (content: Content<AnyRecord, FieldValues>) => Content<AnyRecord, FieldValues>;

/** The page of a kind of content at the desk. */
export function kindDesk(
  name: keyof Kinds,
  declared: AnyDeclaration,
  preview: Preview<FieldValues>,
  besides: Besides = (content) => content,
) {
  const content = besides(kindContent(name, declared));
  return function KindDesk() {
    return <ContentPage content={content} preview={preview} />;
  };
}
