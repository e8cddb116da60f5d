/** Longer than 300 lines, because all formats and styles are tried on the same works. */
import { describe, expect, it } from 'vitest';
import { bibtex } from './bibtex.ts';
import { type Citable, citationOf, cslItem } from './csl.ts';
import { ris } from './ris.ts';
import { citationStyles, formatCitation, plainText } from './styles.ts';

const paper: Citable = {
  _id: 'basement',
  title: 'A basement stable to a hundredth of a degree',
  publisher: 'Annals of Quiet Physics',
  doi: '10.1000/aqp.2015',
  publicationDate: '2015-09-22',
  authors: ['Isamu Kurohane', 'Gisèle Montbrun-Adé'],
  details: 'Good cavities are usually put into expensive boxes.',
};
const cite = (changes: Partial<Citable> = {}) =>
  citationOf({ ...paper, ...changes }, 'https://lab.test/paper/basement');
const formatted = (changes: Partial<Citable> = {}) =>
  Object.fromEntries(citationStyles.map((style) => [style, plainText(formatCitation(style, cite(changes)))]));
const people = (count: number) => Array.from({ length: count }, (_, n) => `Ada Author${n + 1}`);

describe('a title with marks', () => {
  const title = 'A <i>basement</i> at V<sub>DS</sub>, 10<sup>9</sup>';

  it('has the key that it would have without them', () => {
    expect(cite({ title: '<i>Basement</i> of all' }).id).toBe(cite({ title: 'Basement of all' }).id);
  });

  it('keeps them in CSL, which has the same, and is plain elsewhere', () => {
    expect(cslItem(cite({ title })).title).toBe(title);
    expect(ris(cite({ title }))).toContain('TI  - A basement at VDS, 10⁹\r\n');
    for (const text of Object.values(formatted({ title }))) expect(text).toMatch(/A basement at VDS, 10⁹/i);
  });
});

// The expected texts are those of the CSL project's styles for the same paper (docs/decisions/015).
describe('the five styles', () => {
  it('cite an article with two authors', () => {
    expect(formatted()).toEqual({
      apa: 'Kurohane, I., & Montbrun-Adé, G. (2015). A basement stable to a hundredth of a degree. Annals of Quiet Physics. https://doi.org/10.1000/aqp.2015',
      mla: 'Kurohane, Isamu, and Gisèle Montbrun-Adé. “A Basement Stable to a Hundredth of a Degree.” Annals of Quiet Physics, Sept. 2015, https://doi.org/10.1000/aqp.2015.',
      chicago:
        'Kurohane, Isamu, and Gisèle Montbrun-Adé. 2015. “A Basement Stable to a Hundredth of a Degree.” Annals of Quiet Physics, September 22. https://doi.org/10.1000/aqp.2015.',
      ieee: 'I. Kurohane and G. Montbrun-Adé, “A basement stable to a hundredth of a degree,” Annals of Quiet Physics, Sep. 2015, doi: 10.1000/aqp.2015.',
      vancouver:
        'Kurohane I, Montbrun-Adé G. A basement stable to a hundredth of a degree. Annals of Quiet Physics. 2015 Sep 22. doi:10.1000/aqp.2015',
    });
  });

  it('read names by their stored parts', () => {
    const nameParts = [
      { family: 'Janapa Reddi', given: 'Vijay' },
      { literal: 'Inst. of Sand, Bergen' },
      { family: '苏', given: '砚舟' },
    ];
    const authors = ['Vijay Janapa Reddi', 'Inst. of Sand, Bergen', '苏砚舟'];
    const { apa, vancouver } = formatted({ authors, nameParts });
    expect(apa).toMatch(/^Janapa Reddi, V\., Inst\. of Sand, Bergen, & 苏砚舟\. \(2015\)\./);
    expect(vancouver).toMatch(/^Janapa Reddi V, Inst\. of Sand, Bergen, 苏砚舟\. /);
    const edited = formatted({ type: 'chapter', bookTitle: 'Tides', editors: authors.slice(2), nameParts });
    expect(edited.apa).toContain('In 苏砚舟 (Ed.), Tides');
    // Files keep the parts.
    const written = bibtex(cite({ authors, nameParts }));
    expect(written).toContain('{Janapa Reddi, Vijay and {Inst. of Sand, Bergen} and 苏, 砚舟}');
    expect(cite({ authors, nameParts }).id).toMatch(/^janapareddi2015/);
    expect(cite({ authors, nameParts: [] }).id).toMatch(/^reddi2015/);
  });

  it('keep particles, suffixes and names of other scripts', () => {
    const { apa, vancouver } = formatted({
      authors: ['Ludwig van Beethoven', 'Martin Luther King Jr.', '王小明', 'Κλειώ Μαυρογένη'],
    });
    expect(apa).toMatch(/^van Beethoven, L\., King, M\. L\., Jr\., 王小明, & Μαυρογένη, Κ\. \(2015\)\./);
    expect(vancouver).toMatch(/^van Beethoven L, King ML Jr, 王小明, Μαυρογένη Κ\. /);
  });

  it('shorten long lists of authors as each style prescribes', () => {
    const { apa, mla, chicago, ieee, vancouver } = formatted({ authors: people(40) });
    expect(apa).toContain('Author19, A., … Author40, A. (2015)');
    expect(mla).toMatch(/^Author1, Ada, et al\. “/);
    expect(chicago).toMatch(/^Author1, Ada, Ada Author2, Ada Author3, et al\. 2015\. “/);
    expect(ieee).toMatch(/^A\. Author1 et al\., “/);
    expect(vancouver).toContain('Author5 A, Author6 A, et al. A basement');
  });

  it('list as many authors as each style allows', () => {
    const twenty = formatted({ authors: people(20) });
    expect(twenty.apa).toContain('Author18, A., Author19, A., & Author20, A. (2015)');
    expect(formatted({ authors: people(3) }).apa).toMatch(/^Author1, A\., Author2, A\., & Author3, A\. \(/);
    const six = formatted({ authors: people(6) });
    expect(six.chicago).toContain('Ada Author5, and Ada Author6. 2015.');
    expect(six.ieee).toContain('A. Author5, and A. Author6, “A basement');
    expect(six.vancouver).toContain('Author5 A, Author6 A. A basement');
    expect(formatted({ authors: people(21) }).apa).toContain('Author18, A., Author19, A., … Author21, A. (');
  });

  it('end after the title or the journal when nothing else is known', () => {
    const dated = formatted({ doi: '', publicationDate: '' });
    expect(dated.mla).toMatch(/ Annals of Quiet Physics\.$/);
    expect(dated.ieee).toMatch(/ degree,” Annals of Quiet Physics\.$/);
    expect(formatted({ doi: '', publicationDate: '', publisher: '' }).ieee).toMatch(/ degree\.”$/);
    expect(formatted({ doi: '', publisher: '' }).ieee).toMatch(/ degree,” Sep\. 2015\.$/);
  });

  it('keep a full stop or a question mark within a title', () => {
    const { mla, ieee, apa } = formatted({ title: 'Ready? A report on No. 5' });
    expect(mla).toContain('“Ready? A Report on No. 5.” Annals');
    expect(ieee).toContain('“Ready? A report on No. 5,” Annals');
    expect(apa).toContain('Ready? A report on No. 5. Annals');
    expect(formatted({ title: 'Is it “fog?”' }).apa).toContain('Is it “fog?” Annals');
  });

  it('write initials of a double name without space in styles without full stops', () => {
    expect(formatted({ authors: ['Jean-Luc Éloi'] }).vancouver).toMatch(/^Éloi JL\. /);
  });

  it('are empty for a paper without fields', () => {
    const nothing = cite({ authors: [], publisher: '', doi: '', publicationDate: '', title: '' });
    expect(formatCitation('vancouver', nothing)).toEqual([]);
  });

  it('leave out unknown fields', () => {
    expect(formatted({ authors: [], publisher: '', doi: '', publicationDate: '', title: 'Why?' })).toEqual({
      apa: 'Why? (n.d.).',
      mla: '“Why?”',
      chicago: '“Why?” n.d.',
      ieee: '“Why?”',
      vancouver: 'Why?',
    });
  });

  it('set the name of the journal in italics, and IEEE “et al.”', () => {
    expect(formatCitation('apa', cite())).toContainEqual({ text: 'Annals of Quiet Physics', italic: true });
    expect(formatCitation('ieee', cite({ authors: people(7) }))).toContainEqual({
      text: 'et al.',
      italic: true,
    });
  });

  it.each(['What “fog” hides', 'What "fog" hides', 'What “fog” hides.'])(
    'put %s between quotes of their own',
    (title) => {
      const { apa, mla, chicago, ieee } = formatted({ title });
      expect(apa).toContain(`(2015). ${title.replace(/\.$/, '')}. Annals`);
      expect(mla).toContain('. “What ‘Fog’ Hides.” Annals');
      expect(chicago).toContain('. “What ‘Fog’ Hides.” Annals');
      expect(ieee).toContain(', “What ‘fog’ hides,” Annals');
    },
  );

  it('add no full stop to a journal’s name that ends with one', () => {
    const { apa, mla, chicago, ieee, vancouver } = formatted({
      publisher: 'J. Sand Res.',
      publicationDate: '',
    });
    expect([apa, mla, chicago, ieee, vancouver].join()).not.toContain('..');
    expect(apa).toContain('J. Sand Res. https://');
    expect(chicago).toContain('J. Sand Res. https://');
    expect(vancouver).toContain('. J Sand Res. doi:');
    expect(formatted({ publisher: 'J. Sand Res.' }).chicago).toContain('J. Sand Res., September 22. https');
  });

  it.each([
    ['2015-05-01', 'May 2015', 'May 2015', '2015 May 1'],
    ['2015-01-31', 'Jan. 2015', 'Jan. 2015', '2015 Jan 31'],
    ['2015-06-07', 'June 2015', 'Jun. 2015', '2015 Jun 7'],
    ['2015-09', 'Sept. 2015', 'Sep. 2015', '2015 Sep'],
    ['2015', '2015', '2015', '2015'],
  ])('write %s each with its months', (publicationDate, inMla, inIeee, inVancouver) => {
    const { mla, ieee, vancouver } = formatted({ publicationDate });
    expect(mla).toContain(`Physics, ${inMla}, https`);
    expect(ieee).toContain(`Physics, ${inIeee}, doi`);
    expect(vancouver).toContain(`Physics. ${inVancouver}. doi`);
  });

  it.each([
    ['Ludwig van Beethoven', 'van Beethoven, L. (', 'Beethoven, Ludwig van. 2015'],
    ['María de la Cruz', 'de la Cruz, M. (', 'Cruz, María de la. 2015'],
    ['Vincent Van der Berg', 'Van der Berg, V. (', 'Van der Berg, Vincent. 2015'],
    ['Abd al-Rahman al-Sufi', 'al-Sufi, A. A.-R. (', 'al-Sufi, Abd al-Rahman. 2015'],
    ['van Beethoven,', 'van Beethoven. (', 'Beethoven, van. 2015'],
    ['Ann Lee III', 'Lee, A., III. (', 'Lee, Ann, III. 2015'],
  ])('begin with %s as they sort', (author, inApa, inChicago) => {
    const { apa, chicago } = formatted({ authors: [author] });
    expect(apa?.startsWith(inApa), apa).toBe(true);
    expect(chicago?.startsWith(inChicago), chicago).toBe(true);
  });

  it('leave a name whole where its script has no initials', () => {
    const { vancouver } = formatted({ authors: ['شهاب الدين المرساوي'] });
    expect(vancouver).toMatch(/^المرساوي شهاب الدين\. /);
  });
});

describe('keys', () => {
  it('contain author, year and title', () => expect(cite().id).toMatch(/^kurohane2015basement-[a-z0-9]+$/));
  it('are the same every time', () => expect(cite().id).toBe(cite({ doi: '', details: 'changed' }).id));
  it('differ between two papers of one author, year and first word', () => {
    expect(cite().id).not.toBe(cite({ _id: 'other' }).id);
  });
  it('use the first word of the title that is not an article or preposition', () => {
    expect(cite({ title: 'A an the on of in for and to from with by: 1st basement' }).id).toMatch(
      /^kurohane20151st-/,
    );
  });
  it('are plain ASCII for any name', () => {
    expect(cite({ authors: ['Łukasz Sørensen-Çelik'] }).id).toMatch(/^sorensencelik2015/);
    expect(cite({ authors: ['王小明'], title: '网络', publicationDate: '' }).id).toMatch(/^paper-[a-z0-9]+$/);
  });
  it.each([
    ['Иванов, Пётр', 'ivanov'],
    ['Κλειώ Μαυρογένη', 'mavrogeni'],
    ['Νίκος Παπαδόπουλος', 'papadopoulos'],
    ['Юрий Соловьёв', 'solovev'],
    ['Їжак, Яна', 'izhak'],
    ['Љубица Ђорђевић', 'djordjevic'],
    ['يُسرى القنديل', 'alqndyl'],
    ['נעם צוראל', 'tsvral'],
    ['苏砚舟 (Su Yanzhou)', 'suyanzhou'],
    ['王小明 (Wang, Xiaoming)', 'wang'],
  ])('say %s in Latin letters', (author, expected) => {
    expect(cite({ authors: [author] }).id.split('2015')[0]).toBe(expected);
  });
  // Manuscripts cite papers by these keys.
  it.each([
    ['Isamu Kurohane', 'kurohane2015basement-btfw'],
    ['Ludwig van Beethoven', 'beethoven2015basement-btfw'],
    ['van Beethoven, Ludwig', 'beethoven2015basement-btfw'],
    ['Saoirse Nic Dubhthaí', 'dubhthai2015basement-btfw'],
    ['Nic Dubhthaí, Saoirse', 'nicdubhthai2015basement-btfw'],
    ['Vincent Van der Berg', 'berg2015basement-btfw'],
    ['García Márquez, Gabriel', 'garciamarquez2015basement-btfw'],
    ['Κλειώ Μαυρογένη (Kleio Mavrogeni)', 'mavrogeni2015basement-btfw'],
    ['Martin Luther King Jr.', 'king2015basement-btfw'],
    ['Chen, Xi', 'chen2015basement-btfw'],
    ['The Sand and Sea Team', 'thesandandseateam2015basement-btfw'],
  ])('of %s stay as they have been from the first', (author, key) => {
    expect(cite({ authors: [author] }).id).toBe(key);
  });
});

describe('BibTeX', () => {
  it('escapes what LaTeX would read as a command', () => {
    const entry = bibtex(cite({ title: '50% of R&D: a_b #1 costs $5 ~ {x}^2 \\input{y}' }));
    expect(entry).toContain(
      'title = {50\\% of {R\\&D}: a\\_b \\#1 costs \\$5 \\textasciitilde{} \\textbraceleft{}x\\textbraceright{}\\textasciicircum{}2 \\textbackslash{}input\\textbraceleft{}y\\textbraceright{}}',
    );
  });
  it.each(['x } y', '{ x', '}{', 'Bobby}, @misc{x'])(
    'closes every brace it opens, whatever %s says',
    (odd) => {
      const entry = bibtex(
        cite({ title: odd, publisher: odd, doi: `10.1000/${odd}`, authors: [odd], details: odd }),
      );
      let depth = 0;
      for (const [brace] of entry.trimEnd().slice(0, -1).matchAll(/[{}]/g)) {
        depth += brace === '{' ? 1 : -1;
        expect(depth).toBeGreaterThan(0);
      }
      expect(depth).toBe(1);
    },
  );
  it('keeps the capitals of acronyms, and names of groups in one piece', () => {
    const entry = bibtex(
      cite({ title: 'The DNA of iPhones', authors: ['The Sand and Sea Team', 'Ann Lee'] }),
    );
    expect(entry).toContain('title = {The {DNA} of {iPhones}}');
    expect(entry).toContain('author = {{The Sand and Sea Team} and Lee, Ann}');
  });
  it.each([
    ['Tides of Northern Ireland: A survey', 'Tides of {Northern} {Ireland}: A survey'],
    ['Growth of E. coli in brine', 'Growth of {E}. coli in brine'],
    ['Über das Licht im Hafen', 'Über das {Licht} im {Hafen}'],
    ['Sand That Remembers the Last Storm', 'Sand That Remembers the Last Storm'],
    ['A View along x and Beyond Sand', 'A View along x and Beyond Sand'],
    ['sand That Remembers Storms', 'sand That Remembers Storms'],
    ['The Fog of Bergen', 'The {Fog} of {Bergen}'],
    ['The DNA of Sand That Remembers', 'The {DNA} of Sand That Remembers'],
    ['What “Fog” hides', 'What “{Fog}” hides'],
  ])('keeps the capitals of names in %s, but a headline may be lowered', (title, written) => {
    expect(bibtex(cite({ title }))).toContain(`title = {${written}}`);
  });
  it('leaves out what is not known', () => {
    expect(bibtex(cite({ doi: '', publicationDate: '2015' }))).not.toMatch(/doi|month|day/);
  });
});

describe('RIS', () => {
  it('cannot be broken by a line break in a field', () => {
    const entry = ris(cite({ details: 'One.\nER  - \nTY  - BOOK' }));
    expect(entry.match(/^ER {2}-/gm)).toHaveLength(1);
    expect(entry.match(/^TY {2}-/gm)).toEqual(['TY  -']);
  });
  it('says what kind of thesis a work is', () => {
    expect(ris(cite({ type: 'doctoral' }))).toContain('\r\nM3  - Doctoral thesis\r\n');
  });
});

it('CSL-JSON says what kind of thesis a work is', () => {
  expect(cslItem(cite({ type: 'doctoral' }))).toMatchObject({ type: 'thesis', genre: 'Doctoral thesis' });
  expect(cslItem(cite())).not.toHaveProperty('genre');
});

it('CSL-JSON names the particle of a family name', () => {
  expect(cslItem(cite({ authors: ['Ludwig van Beethoven'] }))).toMatchObject({
    type: 'article-journal',
    author: [{ family: 'Beethoven', given: 'Ludwig', 'non-dropping-particle': 'van' }],
    issued: { 'date-parts': [[2015, 9, 22]] },
    'container-title': 'Annals of Quiet Physics',
    DOI: '10.1000/aqp.2015',
  });
});
