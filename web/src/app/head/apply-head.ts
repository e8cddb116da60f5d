import { siteTexts } from '@lab/contract/texts';
import type { PageHead } from './page-head.ts';

export function fullTitle(head: PageHead, product: string): string {
  return head.title ? `${head.title} | ${product}` : product;
}

export function applyHead(head: PageHead, product: string): void {
  document.title = fullTitle(head, product);
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
