/** The characters of a long text in Markdown. */
export const longestText = 50_000;

/** Of one table. */
export const mostColumns = 50;
/** Of all tables of a text, where each row has as many as the table has columns. */
export const mostCells = 10_000;

/** Of lists and quotes in each other. Pages show fewer. */
export const deepestNesting = 20;

/**
 * The characters of the HTML that a text becomes; a document of the database has room for about a million.
 */
export const longestHtml = 600_000;
