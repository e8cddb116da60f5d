import { siteTexts } from '@lab/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { labInfoQuery } from '../../lib/lab-info.ts';
import type { PageHead } from './page-head.ts';

export function fullTitle(head: PageHead, client: QueryClient): string {
  const product = client.getQueryData(labInfoQuery.queryKey)?.name || siteTexts.product;
  return head.title ? `${head.title} | ${product}` : product;
}

export function applyHead(head: PageHead, client: QueryClient): void {
  document.title = fullTitle(head, client);
  meta('description').content = head.description || siteTexts.description;
}

function meta(name: string): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const made = document.createElement('meta');
  made.name = name;
  document.head.append(made);
  return made;
}
