/**
 * A BibTeX file of any number of entries with what makes files of real labs hard to read; the same at every
 * run.
 */
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
  'Juan de la {\\~N}u{\\~n}ez',
  "Dvo\\v{r}{\\'a}k, Anton{\\'\\i}n",
  "Fran\\c{c}ois Ch{\\^a}telet-L'H{\\^o}pital",
  "Erd\\H{o}s, P\\'al and Wa{\\l}{\\k{e}}sa, Zo{\\.z}a",
  '{\\AA}str{\\"o}m, {\\O}yvind and {\\AE}gisson, Bj\\"{o}rn',
  '{{\\LaTeX} Working Group and Friends}',
];
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const types =
  'article inproceedings incollection phdthesis mastersthesis techreport book misc thesis software dataset patent'.split(
    ' ',
  );
const pick = (list: readonly string[], at: number) => list[Math.abs(at) % list.length] ?? '';

function entry(at: number): string {
  const type = pick(types, at);
  const own = `${at.toString(36)}q`;
  const title = `${pick(verbs, at)} {${pick(nouns, at * 3)}${own}} in ${pick(places, at * 7)}${own}: the case of $\\alpha_{${at}}$ and \\textit{${pick(nouns, at * 5)}}`;
  const year = 1980 + (at % 45);
  const authors = [pick(people, at), pick(people, at + 4), pick(people, at + 7)].join(' and ');
  const venue: Record<string, string> = {
    article: 'journal = acta, volume = {12}, number = 3, pages = {1--20}',
    inproceedings: 'crossref = {proceedings}, pages = {5-9}',
    incollection: 'booktitle = {A {Book} of {\\"O}dd Things}, publisher = {Press}',
    phdthesis: 'school = {University of Somewhere}',
    mastersthesis: 'school = {University of Elsewhere}',
    techreport: 'institution = {Institute}, number = {TR-7}',
    book: 'publisher = {Press}, isbn = {978-3-16-148410-0}',
    thesis: 'school = "Institute " # "of {T}hings", type = {BSc thesis}',
    software: 'version = {v1.2}, license = {MIT}, url = {https://example.org/a\\_b}',
    dataset: 'publisher = {Open {D}ata}, version = {3}',
    patent: 'number = {EX 1,234}, institution = acta # { {\\&} Sons}',
    misc: 'howpublished = {\\url{https://example.org/x}}, eprint = {1234.56789}, archivePrefix = {arXiv}',
  };
  return `@${type}{key${at},
  title = {${title}},
  author = {${authors}${at % 10 === 0 ? ' and others' : ''}},
  ${at % 4 === 0 ? `date = {${year}-05/${year}-07}` : `year = ${year}, month = ${at % 5 === 0 ? '"3~" # ' : ''}${pick(months, at)}`},
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
