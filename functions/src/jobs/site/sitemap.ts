import { element, xmlDeclaration } from '../../core/http/xml.ts';

export interface SitemapEntry {
  url: string;
  lastModified?: string;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entries(name: 'url' | 'sitemap', listed: readonly SitemapEntry[]): string {
  return listed
    .map(({ url, lastModified }) => {
      const modified = lastModified ? element('lastmod', lastModified) : '';
      return `<${name}>${element('loc', url)}${modified}</${name}>`;
    })
    .join('\n');
}

export function sitemap(listed: readonly SitemapEntry[]): string {
  return `${xmlDeclaration}<urlset ${namespace}>\n${entries('url', listed)}\n</urlset>\n`;
}

export function sitemapIndex(parts: readonly SitemapEntry[]): string {
  return `${xmlDeclaration}<sitemapindex ${namespace}>\n${entries('sitemap', parts)}\n</sitemapindex>\n`;
}
