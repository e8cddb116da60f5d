import { describe, expect, it } from 'vitest';
import { textOfAddress, textOfTex } from './latex.ts';

describe('TeX becomes plain text', () => {
  it.each([
    // Accents in every spelling.
    ['G\\"{o}del G{\\"o}del G\\"odel G{\\"{o}}del', 'Gödel Gödel Gödel Gödel'],
    [
      "Mart\\'\\i nez Mart{\\'\\i}nez Mart\\'{\\i}nez Mart{\\'{\\i}}nez",
      'Martínez Martínez Martínez Martínez',
    ],
    ['\\v{s} \\v s \\v{\\i}', 'š š ǐ'],
    ['Fran\\c cois Fran\\c{c}ois', 'François François'],
    [
      '\\aa rhus \\AA{}rhus {\\aa} \\r{a} \\o{} {\\O} \\l \\L{} \\ss{} {\\ss} Stra\\ss e',
      'århus Århus å å ø Ø łŁ ß ß Straße',
    ],
    ['\\ae \\OE{} \\dh \\th \\dj', 'æŒ ðþđ'],
    ["\\~n \\^e \\`a \\=o \\.z \\H{o} \\k{a} \\d{h} \\u{g} \\'{\\^e}", 'ñ ê à ō ż ő ą ḥ ğ ế'],
    ['\\~{} and \\^{}', '~ and ^'],
    ["x\\'{}y", 'xy'],
    // Formulas of mhchem and chemformula, and Greek letters of words.
    ['\\ce{H2O} and \\ch{SO4^2-}, \\ce{NH4+}, \\ce{Fe(OH)3}', 'H₂O and SO₄²⁻, NH₄⁺, Fe(OH)₃'],
    ['\\textalpha-synuclein and \\textomega', 'α-synuclein and ω'],
    // Commands.
    [
      '\\textit{in vivo} \\emph{a} \\textbf{b} {\\it c} {\\bf d} \\textsc{e} \\texttt{f}',
      'in vivo a b c d e f',
    ],
    ['\\url{https://a.org/~b_c--d} \\href{https://a.org}{the page}', 'https://a.org/~b_c--d the page'],
    ['V\\textsubscript{p} T\\textsubscript{s} 10\\textsuperscript{−3}', 'Vₚ Tₛ 10⁻³'],
    ['H\\textsubscript{2}O m\\textsuperscript{2} 1\\textsuperscript{st}', 'H₂O m² 1st'],
    ['50\\% R\\&D \\#1 a\\_b \\{x\\} \\$5 and \\$6', '50% R&D #1 a_b {x} $5 and $6'],
    ['A~B\\,C\\ D\\\\E', 'A B C D E'],
    ["1--2---3 ``q'' \\ldots{} \\LaTeX{} \\slash", '1–2—3 “q” … LaTeX /'],
    ['{\\noopsort{1973a}}On sand', 'On sand'],
    ['Ragnhei{\\d}ur said \\enquote*{no} to\\hyphen it', 'Ragnheiur said “no” to-it'],
    ['a hy\\-phen', 'a hyphen'],
    ['\\glqq Sand\\grqq{} \\flqq{}sable\\frqq', '„Sand“ «sable»'],
    // As the Astrophysics Data System writes journals.
    ['\\apj', 'Astrophysical Journal'],
    ['\\mnras{}', 'Monthly Notices of the Royal Astronomical Society'],
    // Braces that only protect.
    ['{DNA} of {{R}}ats {{{all}}}', 'DNA of Rats all'],
    // Mathematics stays.
    ['The $\\alpha$-helix at $x^2_{i}$', 'The $\\alpha$-helix at $x^2_{i}$'],
    ['{$\\mathcal{O}(n \\log n)$} sorting', '$\\mathcal{O}(n \\log n)$ sorting'],
    ['\\(a < b\\), \\ensuremath{\\beta_{1}} and $$c$$', '$a < b$, $\\beta_{1}$ and $c$'],
    ['only one $ sign', 'only one $ sign'],
    ['<b> & "quotes" @ home', '<b> & "quotes" @ home'],
    ['an \\unknowncommand{x}', 'an \\unknowncommandx'],
    ['ends in a backslash \\', 'ends in a backslash'],
    ['two\n  lines\n\nand more', 'two lines and more'],
  ])('%s', (tex, text) => {
    expect(textOfTex(tex)).toBe(text);
  });

  it.each(['\\begin{foo} x', '\\emph', '\\textit no brace', '\\href{a}'])('%s stays as it is', (tex) => {
    expect(textOfTex(tex)).toBe(tex);
  });
});

it.each([
  ['10.1000/a\\_b', '10.1000/a_b'],
  ['10.1000/a{\\_}b--c', '10.1000/a_b--c'],
  ['{10.1000/a_(b)}', '10.1000/a_(b)'],
  ['\\url{https://a.org/{\\textasciitilde}b\\%20c\\&d}', 'https://a.org/~b%20c&d'],
  ['https://a.org/\\~{}b', 'https://a.org/~b'],
  ['10.1000/49:8\\textless{}1::A{\\textgreater}3.0', '10.1000/49:8<1::A>3.0'],
])('the address %s', (tex, text) => {
  expect(textOfAddress(tex)).toBe(text);
});
