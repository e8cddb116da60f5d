/** The authors of a reference, where it is certain who they are. */
import { withFamilyFirst } from '@lab/contract/features/citations/initials-last';
import { pastedNames } from '@lab/contract/features/citations/pasted-names';
import type { CslName } from '@lab/contract/features/imports/entry';
import { cslName } from '../../../../features/imports/entries/plain-item.ts';

export interface Authors {
  names: CslName[];
  /** The list ended in `et al.` */
  hasMore: boolean;
}

const initials = /^(?:\p{Lu}\.?[ -]?){1,4}$/u;
const andOthers = /(?:,|;)?\s(?:et\.?\sal|and others|u\.\s?a)\.?,?$/iu;
const mostNames = 200;
const longest = 5_000;

export function authorsIn(written: string): Authors | undefined {
  if (written.length > longest) return undefined;
  const bare = written
    .replace(/[*†‡§¶#^_¹²³⁴⁵⁶⁷⁸⁹⁰]|\((?:eds?|hrsg)\.?\)/giu, '')
    .replace(/^(?:by|authors?:|von)\s/iu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s,;:])[\s,;:]+$/u, '')
    .replace(/(?<=\p{Ll}{2})\.$/u, '')
    .trim();
  const hasMore = andOthers.test(bare);
  const text = bare.replace(andOthers, '').replace(/(?<![\s,;])[\s,;]+$/u, '');
  const listed = partsOf(text);
  const names = listed.map(cslName);
  const areCertain =
    names.length > 0 && names.length <= mostNames && names.every(isPerson) && listed.every(hasOneComma);
  return areCertain ? { names, hasMore } : undefined;
}

/** `Roe, A., Lee, B. C., & Poe, E.`, `Ada Roe, Bo Lee`, or what a person pastes into a form. */
function partsOf(text: string): string[] {
  const parts = text
    .replace(/,? (?:&|and|und|et|y) /gu, ', ')
    .split(/,\s?/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const isPairs =
    parts.length > 1 &&
    parts.length % 2 === 0 &&
    parts.every((part, at) => at % 2 === 0 || initials.test(part));
  if (isPairs && !text.includes(';'))
    return parts.flatMap((family, at) => (at % 2 === 0 ? `${family}, ${parts[at + 1]}` : []));
  const areWhole = parts.length > 1 && parts.every((part) => part.includes(' ') && !initials.test(part));
  const names = pastedNames(text);
  if (names.length > 0) return names;
  return areWhole ? parts : withFamilyFirst([text]);
}

const hasOneComma = (name: string) => name.split(',').length <= 2;

const particle =
  /^(?:al|bin|da|das|de|dei|del|della|den|der|di|do|dos|du|el|ibn|la|le|ten|ter|van|von|zu|zum|zur|y|e)$/u;
const word = /^(?:['’ʼ]|d['’]|O['’])?\p{Lu}[\p{L}\p{M}'’ʼ.·-]*$/u;
/** Words that begin titles and names of journals. */
const noName =
  /^(?:A|An|And|Annals|Advances|Analysis|Application|Approach|At|Book|By|Chapter|Conference|Department|Effects?|For|From|Group|How|In|International|Introduction|Journal|Lab|Laboratory|Letters|Method|Model|Nature|New|Of|On|Proceedings|Research|Review|Science|Society|Study|Symposium|The|To|Towards?|Transactions|University|Using|What|When|Why|With|Workshop)$/iu;
const mostWords = 6;

function isPerson({ literal, family = '', given = '', ...name }: CslName): boolean {
  const particles = [name['dropping-particle'], name['non-dropping-particle']].filter(Boolean).join(' ');
  if (literal || family.length < 2 || family.includes('.') || !given) return false;
  const words = `${given} ${family}`.split(/[\s]+/u);
  return (
    words.length <= mostWords &&
    words.every(
      (one) => particle.test(one) || (word.test(one) && !noName.test(one.length > 1 ? one : `${one}.`)),
    ) &&
    particles.split(' ').every((one) => !one || particle.test(one.toLowerCase()))
  );
}
