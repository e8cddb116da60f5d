/** The characters of a long text in Markdown. */
export const longestText = 50_000;
