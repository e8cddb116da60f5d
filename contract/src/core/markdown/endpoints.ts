import { endpoint } from '../../api/endpoint.ts';

export const markdownCalls = {
  render: endpoint('POST', '/renderedText', {
    needs: 'desk.use',
    summary: 'A text in Markdown as pages would show it; stores nothing',
    body: () => import('./schemas.ts').then((s) => s.markdownText),
    reply: () => import('./schemas.ts').then((s) => s.rendered),
    perMinute: { address: 480, caller: 120 },
  }),
};
