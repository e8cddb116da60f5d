/** The part of the head that is needed at once; the rest is in describe.ts. */
export interface PageHead {
  /** The product's name is added to it; the home page has only the product's name. */
  title?: string;
}

export function fullTitle({ title }: PageHead, product: string): string {
  return title ? `${title} | ${product}` : product;
}
