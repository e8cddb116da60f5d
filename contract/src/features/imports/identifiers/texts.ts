/** Only the server sends these. */
export const identifierTexts = {
  nothing: 'Please enter DOIs, arXiv ids, PubMed ids or an ORCID iD.',
  tooMany: (most: number) => `Please enter at most ${most} identifiers at a time.`,
  why: {
    unreadable: 'This is not a DOI, an arXiv id, a PubMed id or an ORCID iD.',
    nothingInLine: (line: number) => `Line ${line} has no DOI, arXiv id or PubMed id.`,
    nothingInLines: (count: number) =>
      `${count} lines have no DOI, arXiv id or PubMed id, and were not read. This is the first of them.`,
    checkDigit: 'This ORCID iD has a typing mistake: its last digit does not fit.',
    unknownPmid: 'PubMed does not know this id.',
    unknownOrcid: 'ORCID does not know this iD.',
    noWorks: 'No public works are listed under this ORCID iD.',
    unreachable: (service: string) => `${service} cannot be reached at the moment. Please try again later.`,
    noTitle: 'The answer has no title.',
    noTime: 'The service had no time for this. Please look it up again later.',
    tooLong: 'The answer is too long.',
    tooManyWorks: (most: number) =>
      `There are more than ${most} works in this list, and the others are left out. Please look them up in another list.`,
  },
} as const;
