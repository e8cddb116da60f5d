import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('leaves nothing that HTML would read as markup, in a text or in an attribute', () => {
  expect(escapeHtml(`<b title="it's">Salt & sea</b>`)).toBe(
    '&lt;b title=&quot;it&#39;s&quot;&gt;Salt &amp; sea&lt;/b&gt;',
  );
});

it('leaves other text as it is', () => {
  expect(escapeHtml('Wellen – 5 µm; 100 %')).toBe('Wellen – 5 µm; 100 %');
});
