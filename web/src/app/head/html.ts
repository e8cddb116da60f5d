/** Everything that ends up in the page's source passes through here. */
import { escapeHtml } from '../../lib/escape-html.ts';

export interface Tag {
  name: 'meta' | 'link';
  attributes: Record<string, string | number>;
}

/** A tag whose content is not known is left out. */
export function meta(name: string, content: string | number | undefined): Tag[] {
  return content === undefined || content === '' ? [] : [{ name: 'meta', attributes: { name, content } }];
}

export function property(name: string, content: string | number | undefined): Tag[] {
  return content === undefined || content === ''
    ? []
    : [{ name: 'meta', attributes: { property: name, content } }];
}

export function link(attributes: Tag['attributes']): Tag {
  return { name: 'link', attributes };
}

export function writeTag({ name, attributes }: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join('')}>`;
}

/** JSON that no parser of HTML can be led out of, whatever its strings say. */
export function dataBlock(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
}
