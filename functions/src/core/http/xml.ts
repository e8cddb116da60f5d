const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// XML 1.0 cannot contain these characters, not even escaped.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const withoutUnwritable = (text: string) => text.replace(unwritable, '');

export function escapeXml(text: string): string {
  return withoutUnwritable(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
