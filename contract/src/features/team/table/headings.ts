/** How labs call the columns of a table of people, in English and in German. */
export const peopleHeadings = {
  name: /^name$/i,
  role: /^(?:rol|position$|funktion$)/i,
  from: /^(?:from|von|start|beginn|joined|since|seit)/i,
} as const;

export const memberHeadings = {
  ...peopleHeadings,
  email: /^e-?mail/i,
  phone: /^(?:phone|tel)/i,
  university: /^(?:universit|hochschule$)/i,
  homepage: /^(?:homepage|link|url|web)/i,
  orcid: /^orcid/i,
} as const;
