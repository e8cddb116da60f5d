/** The pages that the law asks for, at addresses of their own. */
export const legalPages = ['imprint', 'privacy', 'accessibility'] as const;
export type LegalPage = (typeof legalPages)[number];

/** Every answer is a text; an empty one is not given yet. */
export type Answers = Readonly<Record<string, string>>;
