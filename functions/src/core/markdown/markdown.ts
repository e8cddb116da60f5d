import type { api } from '@lab/contract';
import type { HandlersOf } from '../http/handler.ts';

export const markdown: HandlersOf<typeof api.markdown> = {
  async render({ body }) {
    const { renderMarkdown } = await import('./to-html.ts');
    return renderMarkdown(body.text);
  },
};
