/** All HTML of the head is written here, so that everything is escaped. */
import { escapeHtml } from '../../lib/escape-html.ts';

export interface Tag {
  name: 'meta' | 'link';
  attributes: Record<string, string | number>;
}

/** Returns no tag if the content is missing. */
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

/** Escapes `<`, so that no string can close the script tag. */
export function dataBlock(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
}
