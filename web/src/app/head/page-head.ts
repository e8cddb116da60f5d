/** What a page says about itself outside its body as soon as it opens; the rest is in describe.ts. */
export interface PageHead {
  /** Name of the page; the product's name follows it. The home page has none. */
  title?: string;
}

export function fullTitle({ title }: PageHead, product: string): string {
  return title ? `${title} | ${product}` : product;
}
