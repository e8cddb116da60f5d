import { describe, expect, it, test } from 'vitest';
import { openQuestions, workFromItem } from '../work-from-item.ts';
import { readEntries } from './read-entries.ts';
import { isThesis, thesisIn, thesisOfNote } from './theses.ts';

describe('words of ten languages', () => {
  it.each([
    ['bachelor', 'B.S. Thesis; BS thesis; B. Sc. Thesis; BSc; B.A. thesis; B.Eng.; BTech; S.B. thesis'],
    [
      'bachelor',
      "Bachelor's; Bachelor’s thesis; Bachelorarbeit; BACHELORTHESIS; Undergraduate Honors Thesis",
    ],
    ['bachelor', 'Mémoire de licence; Trabajo de Fin de Grado; TFG; Tesis de licenciatura; Bachelorscriptie'],
    [
      'bachelor',
      'Trabalho de Conclusão de Curso; Laurea triennale; Бакалаврская работа; 学士論文; 学士学位论文',
    ],
    [
      'master',
      'M.S. Thesis; MS thesis; M. S. Thesis; MSc; M.Sc. dissertation; M.A.; MEng; M.Phil. thesis; MSE thesis',
    ],
    [
      'master',
      "Master's; Master Thesis; Masterarbeit; Master of Science; Magisterarbeit; Diplomarbeit; S.M. thesis",
    ],
    ['master', 'Mémoire de maîtrise; Mémoire de master; Tesis de maestría; TFM; Dissertação de mestrado'],
    [
      'master',
      'Tesi di laurea magistrale; Masterscriptie; Doctoraalscriptie; Магистерская диссертация; 硕士学位论文; 修士論文',
    ],
    [
      'doctoral',
      'PhD; Ph.D. Thesis; Ph. D.; DPhil; D.Sc.; Dr.-Ing.; Doctoral dissertation; Dissertation; EdD',
    ],
    ['doctoral', 'Doktorarbeit; Inauguraldissertation; Habilitation; Habilitationsschrift; Promotion; Thèse'],
    [
      'doctoral',
      'Thèse de doctorat; HDR; Tesis doctoral; Tese de doutorado; Tesi di dottorato; Proefschrift',
    ],
    ['doctoral', 'Кандидатская диссертация; Докторская диссертация; 博士学位论文; 博士論文'],
  ])('%s: %s', (kind, texts) => {
    expect(texts.split('; ').filter((text) => thesisIn(text) !== kind)).toEqual([]);
  });

  it.each(['', 'Thesis', 'Tesis', 'These results', 'Diplomacy', 'Basic', 'U.S. Military Academy'])(
    '%j names no kind',
    (text) => expect(thesisIn(text)).toBeUndefined(),
  );

  it('the first degree counts, and a dissertation is doctoral only without one', () => {
    expect(thesisIn('Master of Science (then PhD student)')).toBe('master');
    expect(thesisIn('PhD thesis, Master School of Sand')).toBe('doctoral');
    expect(thesisIn('Dissertation for the degree of MSc')).toBe('master');
    expect(thesisIn(`${'x '.repeat(200)}PhD`)).toBeUndefined();
  });

  it('a thesis is known by its word', () => {
    for (const text of [
      'Masterarbeit',
      "Bachelor's thesis",
      'Tesi di laurea',
      '博士論文',
      'Thèse de doctorat',
    ])
      expect(isThesis(text)).toBe(true);
    for (const text of ['', 'These are slides', 'Master of ceremonies', 'Hypothesis', 'Arbeit'])
      expect(isThesis(text)).toBe(false);
  });

  it('a note counts where it begins with the degree', () => {
    expect(thesisOfNote('M.S. thesis, University of Sand')).toBe('master');
    expect(thesisOfNote("Unpublished bachelor's thesis")).toBe('bachelor');
    expect(thesisOfNote('Extends the M.S. thesis of the first author')).toBeUndefined();
    expect(thesisOfNote('Master class')).toBeUndefined();
    expect(thesisOfNote('MS available on request; see also the second half of the thesis')).toBeUndefined();
  });
});

async function imported(text: string, name = 'works.bib') {
  const [entry] = await readEntries(text, name);
  if (!entry?.item) throw new Error(entry?.problem);
  return { type: workFromItem(entry.item).type, ...openQuestions(entry.item) };
}
const bib = (type: string, fields: string) =>
  imported(`@${type}{k, title={On sand}, author={Doe, Jane}, year=2019, ${fields}}`);

describe('entries', () => {
  it.each([
    ['thesis', 'type={M.S. Thesis}', 'master'],
    ['phdthesis', 'type={B.S. Thesis}', 'bachelor'],
    ['phdthesis', 'note={MS thesis, University of Sand}', 'master'],
    ['phdthesis', 'note={Supersedes the MS thesis}', 'doctoral'],
    ['mastersthesis', 'note={PhD thesis in preparation}', 'master'],
    ['thesis', 'howpublished={Masterarbeit}', 'master'],
    ['thesis', 'degree={Habilitation}', 'doctoral'],
    ['misc', "howpublished={Bachelor's thesis}, school={University of Sand}", 'bachelor'],
    ['misc', 'note={Unpublished M.Sc. thesis}', 'master'],
    ['misc', 'type={Diplomarbeit}', 'master'],
    ['techreport', 'type={M.S. Thesis}, institution={University of Sand}', 'master'],
    ['techreport', 'type={Thesis committee report}', 'report'],
    ['bscthesis', 'school={U}', 'bachelor'],
  ])('@%s with %s', async (type, fields, kind) => {
    expect(await bib(type, fields)).toEqual({ type: kind });
  });

  test.each([
    ['thesis', 'school={U}'],
    ['thesis', 'type={Thesis}'],
    ['misc', 'school={U}'],
  ])('@%s with %s says no kind, and the plan says so', async (type, fields) => {
    expect(await bib(type, fields)).toEqual({ type: 'doctoral', openThesis: true });
  });

  test('also in other formats', async () => {
    const ris = (more: string) =>
      imported(`TY  - THES\nTI  - T\nAU  - Doe, J\nPY  - 2001\n${more}ER  - `, 'a.ris');
    expect(await ris('M3  - MS thesis\n')).toEqual({ type: 'master' });
    expect(await ris('')).toEqual({ type: 'doctoral', openThesis: true });
    const csl = JSON.stringify([{ type: 'thesis', title: 'T', genre: 'Tesis de maestría' }]);
    expect(await imported(csl, 'a.json')).toEqual({ type: 'master' });
  });
});
