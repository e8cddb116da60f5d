/** What keeps a voice from reading a PDF. The browser looks when a file is chosen, the server each night. */

export const pdfFlaws = ['unreadable', 'noText', 'untagged', 'noTitle', 'noLanguage'] as const;
export type PdfFlaw = (typeof pdfFlaws)[number];

/** The part of pdf.js that is needed. */
export interface OpenedPdf {
  numPages: number;
  getMetadata(): Promise<{ info: object; metadata?: { get(name: string): unknown } | null }>;
  getMarkInfo(): Promise<{ Marked?: boolean } | null>;
  getPage(page: number): Promise<{
    getTextContent(): Promise<{ items: readonly object[] }>;
    getStructTree(): Promise<Tagged | null>;
  }>;
}

/** A tag with its content, or content that has no tags within. */
interface Tagged {
  lang?: string;
  children?: readonly Tagged[];
}

/** A title page may be a picture. */
const pagesLookedAt = 3;

export async function flawsOf(pdf: OpenedPdf): Promise<PdfFlaw[]> {
  const [{ info, metadata }, marks] = await Promise.all([pdf.getMetadata(), pdf.getMarkInfo()]);
  const { Title, Language } = info as { Title?: unknown; Language?: unknown };
  const pages = await lookAtPages(pdf);
  const flaws: PdfFlaw[] = [];
  if (!pages.hasText) flaws.push('noText');
  if (!marks?.Marked || !pages.hasTags) flaws.push('untagged');
  if (!isTitle(Title) && !isTitle(metadata?.get('dc:title'))) flaws.push('noTitle');
  if (Language ? !isLanguage(Language) : !pages.haveLanguages) flaws.push('noLanguage');
  return flaws;
}

async function lookAtPages(pdf: OpenedPdf) {
  const trees: (Tagged | null)[] = [];
  let hasText = false;
  for (let page = 1; page <= Math.min(pdf.numPages, pagesLookedAt); page++) {
    const opened = await pdf.getPage(page);
    const [{ items }, tree] = await Promise.all([opened.getTextContent(), opened.getStructTree()]);
    hasText ||= items.some((item) => 'str' in item && isText(item.str));
    trees.push(tree);
  }
  return {
    hasText,
    hasTags: trees.some((tree) => tree?.children?.length),
    haveLanguages: trees.length > 0 && trees.every((tree) => tree && tellsLanguage(tree)),
  };
}

/** Where the document as a whole says none, each part of it may say its own. */
const tellsLanguage = ({ lang, children = [] }: Tagged): boolean =>
  isLanguage(lang) || (children.length > 0 && children.every(tellsLanguage));

/** A tag such as `en-GB`; programs also write the name of a language there. */
const isLanguage = (value: unknown) =>
  typeof value === 'string' && /^[a-z]{1,8}(?:-[a-z\d]{1,8}){0,9}$/i.test(value);

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Programs write the name of the file or of themselves where nobody gave a title. */
const isTitle = (value: unknown) =>
  isText(value) &&
  !/^(?:untitled|microsoft \w{1,20} - |slide 1\b|document\d{0,3}$)|\.(?:docx?|tex|pptx?|indd|pdf)$/i.test(
    String(value).trim(),
  );
