import { typedLimits } from './shown-limits.ts';

/**
 * Limits that visitors' scripts need too, or several features. Those of one feature are in its own folder
 * (`limits.ts`).
 */
export const limits = {
  /** Kinds or positions to which a role can be limited: few enough for a token and for one query. */
  namedByRole: 20,
  // These numbers come from docs/specification.md.
  passwordMin: 6,
  passwordMax: 16,
  details: 500,
  /** Of a picture as it is uploaded, which the browser has made smaller. */
  imageBytes: 5 * 1024 * 1024,
  recentPapers: 6,
  carousel: 5,
  morePapers: 4,

  // Lengths count visible characters, and each has a limit in bytes as well: length.ts.

  /** Of a chosen picture: more than any phone takes, and not so much that its tab runs out of memory. */
  chosenImageBytes: 60 * 1024 * 1024,

  // These numbers are our own: large enough for people, small for Firestore, whose documents may have 1 MiB.
  ...typedLimits,
  alsoKnownAs: 500,
  phone: 40,
  university: 200,
  location: 300,
  url: 2_000,
  id: 200,
  role: 100,
  teamRoles: 20,
  terms: 20,
  importPeople: 400,
  /** Of a table of what the lab makes; taking it back writes two documents for each. */
  importRows: 200,
  /** Columns that are looked at. */
  importColumns: 100,
  importTable: 400_000,
  /** In letters of other scripts a table is longer than it has characters. */
  importTableBytes: 1_600_000,
  title: 300,
  publisher: 200,
  /** A volume, a version or a licence. */
  workDetail: 200,
  moreLinks: 30,
  linkName: 100,
  otherVersions: 10,
  /** Works that are compared with one, whose versions they may be. */
  sameWorks: 20,
  notices: 10,
  selectedPapers: 12,
  invitedAtOnce: 100,
  invitationKey: 100,
  doi: 200,
  authors: 200,
  abstract: 10_000,
  newsSummary: 500,
  prose: 20_000,
  subDepartments: 50,
  // Of one area. A query compares papers with all of them, and Firestore allows thirty values in a query.
  formerNames: 10,
  absorbedAreas: 9,
  positionText: 2_000,
  areasOfPosition: 5,
  supervisors: 5,
  message: 5_000,
  reason: 1_000,
  caption: 200,
  shortName: 40,
  tagline: 200,
  /** Of the home page: two lines of a phone's screen more would push the numbers out of sight. */
  statement: 160,
  menuName: 30,
  redirects: 200,
  pdfBytes: 20 * 1024 * 1024,
  setupCode: 40,
  citation: 50_000,
  /** The length after each `@string` of BibTeX has been replaced. */
  citationExpanded: 100_000,
  /** Of one imported file. */
  importEntries: 5_000,
  importExpanded: 10_000_000,
  /** Chosen at once, and looked at in a folder. */
  importFiles: 5_000,
  filesInFolder: 10_000,
  /** Identifiers that are looked up before a plan is answered; a longer list is looked up in parts. */
  importIdentifiers: 200,
  /** A longer list continues in another file, see functions/src/features/citations/citation-files.ts. */
  citationsInOneFile: 10_000,
  /**
   * Works in a formatted list, because a Word file of 10,000 works would need more memory than a function
   * has.
   */
  worksInOneList: 1_000,
  // Parts of one document, which may hold 1 MiB; those of kinds of content are in their declarations.
  homeBytes: {
    labInfo: 290_000,
    recent: 60_000,
    paperCount: 100,
    // Some 130 years; a list of more loses the oldest.
    papersByYear: 7_000,
    openPositions: 4_000,
    selected: 24_000,
    settings: 26_000,
    alumni: 34_000,
    hiding: 2_000,
  },

  bodyBytes: 256 * 1024,
  /** A file of works as text; its body is longer, because JSON escapes line ends and quotation marks. */
  importText: 6 * 1024 * 1024,
  importBodyBytes: 9 * 1024 * 1024,
  /** A whole mail, with what is attached to it. */
  answerBytes: 10 * 1024 * 1024,
  page: 20,
  pageMax: 100,
} as const;
