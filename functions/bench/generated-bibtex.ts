/** A BibTeX file of any number of entries with what makes files of real labs hard to read; the same at every run. */
const nouns =
  'tides channels lanterns glaciers orchards magnets spirals harbours membranes comets ledgers reefs engines dialects'.split(
    ' ',
  );
const verbs = 'wandering folding counting mapping cooling sorting bending weaving drifting sealing'.split(
  ' ',
);
const places =
  'valleys deserts basins islands forests suburbs kitchens archives tunnels meadows ridges'.split(' ');
const people = [
  'Doe, Jane',
  'M{\\"u}ller, J{\\"o}rg',
  'van der Berg, Anna',
  'King, Jr., Martin',
  '{\\L}ukasz S{\\o}rensen',
  'Gro{\\ss}mann, Eva',
  '{The Lantern Collaboration}',
  "O'Brien, Se{\\'a}n",
  'Li Wei',
];
const types = [
  'article',
  'inproceedings',
  'incollection',
  'phdthesis',
  'mastersthesis',
  'techreport',
  'book',
  'misc',
];
const pick = (list: readonly string[], at: number) => list[Math.abs(at) % list.length] ?? '';

function entry(at: number): string {
  const type = pick(types, at);
  const own = `${at.toString(36)}q`;
  const title = `${pick(verbs, at)} {${pick(nouns, at * 3)}${own}} in ${pick(places, at * 7)}${own}: the case of $\\alpha_{${at}}$ and \\textit{${pick(nouns, at * 5)}}`;
  const authors = [pick(people, at), pick(people, at + 4), pick(people, at + 7)].join(' and ');
  const venue: Record<string, string> = {
    article: 'journal = acta, volume = {12}, number = 3, pages = {1--20}',
    inproceedings: 'crossref = {proceedings}, pages = {5-9}',
    incollection: 'booktitle = {A {Book} of {\\"O}dd Things}, publisher = {Press}',
    phdthesis: 'school = {University of Somewhere}',
    mastersthesis: 'school = {University of Elsewhere}',
    techreport: 'institution = {Institute}, number = {TR-7}',
    book: 'publisher = {Press}, isbn = {978-3-16-148410-0}',
    misc: 'howpublished = {\\url{https://example.org/x}}, eprint = {1234.56789}, archivePrefix = {arXiv}',
  };
  return `@${type}{key${at},
  title = {${title}},
  author = {${authors}${at % 10 === 0 ? ' and others' : ''}},
  year = ${1980 + (at % 45)}, month = jan,
  ${venue[type]},
  ${at % 3 === 0 ? `doi = {10.5555/bench.${at}},` : ''}
  keywords = {${pick(nouns, at)}, ${pick(places, at)}},
  abstract = {${`We study ${pick(nouns, at)} and ${pick(places, at * 3)} with care. `.repeat(12)}},
  mrnumber = {${at}},
}
`;
}

export function generatedBibtex(count: number): string {
  const head = '@string{acta = {Acta Lanternica}}\n';
  const parent =
    '@proceedings{proceedings, title = {Proceedings of the Lantern Days}, booktitle = {Proceedings of the Lantern Days}, year = 2001, editor = {Roe, Rita}}\n';
  return `${head}${Array.from({ length: count - 1 }, (_, at) => entry(at)).join('\n')}${parent}`;
}
