import { api } from '@lab/contract';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { freePageKind } from '@lab/contract/features/free-pages/kind';
import { freePages } from '@lab/contract/features/free-pages/pages';
import { paths } from '@lab/contract/features/pages/paths';
import { ContentPage } from '../../../desk/content-page.tsx';
import { contentOf } from '../../../desk/kind-content.tsx';
import { FreePagePreview } from './free-page-preview.tsx';
import { Versions } from './versions.tsx';

const content = {
  ...contentOf(freePages, api.freePages, freePageKind),
  Below: Versions,
  publicPath: ({ address }: AnyRecord) => paths.freePage(String(address)),
};

/** The pages that the lab writes itself, at the desk. */
export default function FreePagesDesk() {
  return <ContentPage content={content} preview={FreePagePreview} />;
}
