/** Cuts off what mail programs add to an answer: the mail that it answers, and signatures. */

const verb = /wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev|napsal|napisał/iu;
const ends = /:$/u;

/**
 * Lines that mail programs write above the mail that they quote, in the languages of those who write to labs
 * most: what they contain, in this order. One expression for all would try each way to divide a line, which
 * takes long for lines made for that.
 */
const introductions: readonly (readonly RegExp[])[] = [
  [/^(?:on|am|le|el|il|op|em|den|dne|w dniu)\b/iu, /\d/u, verb, ends],
  [/<[^<>\s@]+@[^<>\s]+>/u, /\d/u, verb, ends],
  [/(?:schrieb|wrote)\b/iu, /\d/u, ends],
  [/\d/u, /hat .{1,200} geschrieben:$/isu],
  [/^.{1,200}? hat am /isu, /\d/u, /geschrieben:$/iu],
];

function hasInOrder(sentence: string, parts: readonly RegExp[]): boolean {
  let rest = sentence;
  return parts.every((part) => {
    const found = part.exec(rest);
    if (found) rest = rest.slice(found.index + found[0].length);
    return found !== null;
  });
}

const separators = [
  /^-{2,}\s*(?:original message|original appointment|ursprüngliche nachricht|original-?nachricht|ursprungliche nachricht|weitergeleitete nachricht|forwarded message|message d['’]origine|mensaje original|messaggio originale|oorspronkelijk bericht)\s*-{2,}$/iu,
];

/** `--` and nothing else begins a signature; programs of phones have sentences of their own. */
const signatures = [
  /^--\s*$/,
  /^(?:sent from my .{1,60}|get outlook for .{1,40}|sent from outlook.{0,40}|sent with .{1,60} secure email\.?|von meinem .{1,40} gesendet|gesendet von (?:meinem |mail |outlook ).{1,60}|holen sie sich outlook für .{1,40}|diese nachricht wurde von meinem .{1,80} gesendet\.?|envoyé de mon .{1,40})$/iu,
];

/** A header as Outlook and others quote it: sender and time, one below the other. */
const headerNames = {
  sender: /^\*?(?:from|von|de|da|van)\s?:\*?\s?\S/iu,
  time: /^\*?(?:sent|date|gesendet|datum|envoyé|enviado|fecha|inviato|verzonden)\s?:\*?\s?\S/iu,
};
const longestHeader = 4;

const quoted = /^\s*>/;
/**
 * Programs break introductions after some seventy characters. A long line is none, and would take long to
 * compare.
 */
const longestIntroduction = { lines: 4, characters: 500 };

export function withoutQuotes(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd());
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (isEnd(lines, at)) break;
    const length = introductionAt(lines, at);
    if (length > 0) {
      // Without marks nobody can tell where the quotation ends; with them one may have written below it.
      if (!isQuotedFrom(lines, at + length)) break;
      at += length - 1;
    } else if (!quoted.test(line)) kept.push(line);
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isEnd(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  if ([...separators, ...signatures].some((one) => one.test(line))) return true;
  if (/^_{10,}$/.test(line)) return isHeader(lines, at + 1);
  return isHeader(lines, at);
}

function isHeader(lines: readonly string[], at: number): boolean {
  const [first = '', second = ''] = lines
    .slice(at, at + longestHeader)
    .map((line) => line.trim())
    .filter(Boolean);
  const { sender, time } = headerNames;
  return (sender.test(first) && time.test(second)) || (time.test(first) && sender.test(second));
}

/** How many lines an introduction has that begins here; none if there is none. */
function introductionAt(lines: readonly string[], at: number): number {
  if (lines[at]?.trim() === '' || quoted.test(lines[at] ?? '')) return 0;
  for (let length = 1; length <= longestIntroduction.lines; length++) {
    const part = lines.slice(at, at + length).map((line) => line.trim());
    if (part.at(-1) === '' || part.length < length) return 0;
    const sentence = part.join(' ');
    if (sentence.length > longestIntroduction.characters) return 0;
    const isOne = introductions.some((parts) => hasInOrder(sentence, parts));
    if (isOne && (isQuotedFrom(lines, at + length) || sentence.includes('@'))) return length;
  }
  return 0;
}

const isQuotedFrom = (lines: readonly string[], at: number) =>
  quoted.test(lines.slice(at).find((line) => line.trim() !== '') ?? '');
