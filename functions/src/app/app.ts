import { serve } from '../core/http/serve.ts';
import { keepNamedFiles } from '../core/images/keep-named-files.ts';
import { citationFiles } from '../features/citations/citation-files.ts';
import { addExtras } from '../features/imports/add-extras.ts';
import { invoke } from './invoke.ts';
import { mounted } from './mounted.ts';

export const app = serve(mounted, {
  files: citationFiles(invoke, addExtras),
  keepFiles: keepNamedFiles,
  describe: () => import('../jobs/documents/openapi.ts').then(({ openApi }) => openApi()),
});
