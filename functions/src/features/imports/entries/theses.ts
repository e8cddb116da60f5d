/** Which thesis a text names, in the ten languages that labs use most. */
import type { CslCustom } from '@lab/contract/features/imports/entry';
import { fold } from '@lab/contract/lib/fold';

type Thesis = NonNullable<CslCustom['thesis']>;

/** Folded, so without accents. A list ends where the text has no further letter. */
const whole = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
const begun = (words: string) => String.raw`(?<!\p{L})(?:${words})`;
const anywhere = (words: string) => `(?:${words})`;

const expressions = (...parts: string[]) => new RegExp(parts.join('|'), 'u');

/** In English, German, French, Spanish, Portuguese, Italian, Dutch, Russian, Chinese and Japanese. */
const degrees: [Thesis, RegExp][] = [
  [
    'bachelor',
    expressions(
      whole(String.raw`b\.?\s?(?:s|sc|a|eng|tech)|s\.\s?b|hono(?:u)?rs|bathesis|bscthesis|tfg|tcc`),
      begun('bachelor|undergraduate|licenciatura|bacharel|laurea triennale|tesi triennale'),
      begun('memoire de licence|trabajo (?:de )?fin de grado|trabalho de conclusao de curso'),
      fold('бакалавр'),
      anywhere('学士|學士|卒業論文'),
    ),
  ],
  [
    'master',
    expressions(
      whole(String.raw`m\.?\s?(?:s|sc|a|eng|phil|res|tech|s\.?\s?e)|s\.\s?m|mathesis|mscthesis|tfm|dea`),
      begun('master|diplom(?!a[ct])|magist|lizenti|doctoraalscriptie|maitrise|maestria|mestrado'),
      begun('(?:tesi di )?laurea|tesi (?:magistrale|specialistica)'),
      [fold('магист'), fold('дипломная')].join('|'),
      anywhere('硕士|碩士|修士'),
    ),
  ],
  [
    'doctoral',
    expressions(
      whole(String.raw`ph\.?\s?d\w?|d\.?\s?phil|d\.?\s?sc|sc\.?\s?d|dr|ed\.?\s?d|eng\.?\s?d|candthesis|hdr`),
      begun('phdthesis|doctor|doktor|docteur|dottorato|doutor|habilitation|livre.docencia|promotion'),
      [fold('докторск'), fold('кандидатск'), fold('автореферат')].join('|'),
      anywhere('博士'),
    ),
  ],
];

/** They say the kind only where no degree does: a master's dissertation is no doctoral one. */
const weak = expressions(begun('dissertation|inauguraldissertation|proefschrift|these de|these$'));

const anyThesis = expressions(
  begun('thesis|dissertation|inauguraldissertation|proefschrift|scriptie|tesis|tesi di|tese de|these de'),
  begun('memoire de (?:master|maitrise|licence)|dissertacao|habilitation|trabajo (?:de )?fin de'),
  anywhere('(?:bachelor|master|magister|diplom|doktor)(?:arbeit|thesis|scriptie|proef)'),
  fold('диссертац'),
  anywhere('(?:学位|學位|学士|學士|硕士|碩士|修士|博士|卒業)(?:论文|論文)'),
);

/** A longer text is about more than its kind. */
const most = 200;
const plain = (text: string) => fold(text.slice(0, most)).replace(/[’`´]/g, "'");

/** The degree that stands first. */
function firstDegree(words: string): { kind: Thesis; at: number } | undefined {
  const found = degrees.map(([kind, expression]) => ({ kind, at: words.search(expression) }));
  return found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0];
}

export function thesisIn(text: string): Thesis | undefined {
  const words = plain(text);
  return firstDegree(words)?.kind ?? (weak.test(words) ? 'doctoral' : undefined);
}

export const isThesis = (text: string) => anyThesis.test(plain(text));

/**
 * Of `M.S. thesis, University of Sand` and `Unpublished ...`, and not of `Extends the M.S. thesis of ...`.
 */
export function thesisOfNote(note: string): Thesis | undefined {
  const start = plain(note).trim().slice(0, 40);
  const degree = firstDegree(start.replace(/^unpublished\s/, ''));
  return degree?.at === 0 && isThesis(start) ? degree.kind : undefined;
}
