/** What an entry without a type is by where it appeared, such as a `@misc` with a journal. */

const journals = /\b(?:journal|transactions|letters|annals|review|revista|revue|zeitschrift)\b/i;
const meetings = /\b(?:proceedings|conference|symposium|workshop|congress|tagung|konferenz)\b/i;
/** As `NeurIPS 2020` and `ICRA'21` are written. */
const acronym = /^[A-Z][A-Za-z]{0,12}[A-Z][A-Za-z]{0,12}\s?['’]?(?:19|20)?\d{2}$/;

/** GitHub's own words for how to cite a program. */
const repository = /\b(?:github|gitlab|bitbucket)\b/i;
const website = /^\S+\.[a-z]{2,10}$/i;

/** Undefined for the name of a place, which the field `venue` has in biblatex. */
export function typeOfVenue(venue: string): string | undefined {
  if (meetings.test(venue) || acronym.test(venue)) return 'paper-conference';
  return journals.test(venue) ? 'article-journal' : undefined;
}

const journalOf = (journal: string) => {
  if (repository.test(journal)) return 'software';
  return website.test(journal) ? undefined : 'article-journal';
};

export function typeOfFields(fieldOf: (name: string) => string): string | undefined {
  const journal = fieldOf('journaltitle') || fieldOf('journal');
  if (journal) return journalOf(journal);
  if (fieldOf('booktitle')) return 'paper-conference';
  if (fieldOf('school')) return 'thesis';
  return typeOfVenue(fieldOf('venue')) ?? typeOfVenue(fieldOf('howpublished'));
}
