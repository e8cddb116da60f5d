/** What a page says about itself outside its body. */
export interface PageHead {
  /** Name of the page; the product's name follows it. The home page has none. */
  title?: string;
  description?: string;
  /** Path or address of the picture that stands for the page when it is shared. */
  image?: string;
}
