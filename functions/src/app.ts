import { citationFiles } from './citations/citation-files.ts';
import { serve } from './http/serve.ts';
import { keepNamedFiles } from './images/keep-named-files.ts';
import { addExtras } from './imports/add-extras.ts';
import { invoke } from './invoke.ts';
import { mounted } from './mounted.ts';

export const app = serve(mounted, {
  files: citationFiles(invoke, addExtras),
  keepFiles: keepNamedFiles,
  describe: () => import('./documents/openapi.ts').then(({ openApi }) => openApi()),
});
