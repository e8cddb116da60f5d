/** Only the server sends these. */
export const identifierTexts = {
  nothing: 'Please enter DOIs, arXiv numbers, PubMed numbers or an ORCID iD.',
  tooMany: (most: number) => `Please enter at most ${most} identifiers at a time.`,
  why: {
    unreadable: 'This is neither a DOI nor a number of arXiv, PubMed or ORCID.',
    checkDigit: 'This ORCID iD has a typing mistake: its last digit does not fit.',
    unknownPmid: 'PubMed does not know this number.',
    unknownOrcid: 'ORCID does not know this iD.',
    noWorks: 'No public works are listed under this ORCID iD.',
    unreachable: (service: string) => `${service} cannot be reached at the moment. Please try again later.`,
    noTitle: 'The answer has no title.',
    noTime: 'There was no time left to look this up. Please enter it again.',
  },
} as const;
