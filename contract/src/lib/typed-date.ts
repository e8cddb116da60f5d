/** Dates as people write them in tables: in words, as a term, or as spreadsheets do. */
import { fold } from './fold.ts';

const pad = (part: string | number) => String(part).padStart(2, '0');

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'pl'];

/** When a season or a term begins. Those of Germany begin a month later than the season. */
const terms: [RegExp, string][] = [
  [/^(?:spring|fruhjahr|fruhling|printemps|primavera|lente|voorjaar|var|forar|wiosna)$/, '03'],
  [/^(?:sose|ss|sommersemester)$/, '04'],
  [/^(?:summer|sommer|ete|verano|estate|verao|zomer|sommar|lato)$/, '06'],
  [/^(?:autumn|fall|herbst|automne|otono|autunno|outono|herfst|najaar|host|efterar|jesien)$/, '09'],
  [/^(?:wise|ws|wintersemester)$/, '10'],
  [/^(?:winter|hiver|invierno|inverno|vinter|zima)$/, '12'],
];

const since = /^(?:since|from|seit|ab|von|depuis|desde|dal|sinds|vanaf|sedan|siden|fra|od)\s/i;
const longest = 40;

let months: Map<string, number> | undefined;

/** Long and short, as they are written alone and after a day. */
function monthCalled(name: string): number | undefined {
  months ??= new Map(languages.flatMap(monthsIn));
  return months.get(plain(name));
}

function monthsIn(language: string): [string, number][] {
  const options = (['long', 'short'] as const).flatMap((month) => [
    { month },
    { month, day: 'numeric' } as const,
  ]);
  return options.flatMap((option) => {
    const format = new Intl.DateTimeFormat(language, { ...option, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2024, at, 1));
      return [plain(parts.find(({ type }) => type === 'month')?.value ?? ''), at + 1];
    });
  });
}

const plain = (word: string) => fold(word).replaceAll('.', '');

/** As `2020-03-31`, `2020-03` or `2020`; anything else stays as it is. */
export function typedDate(text: string): string {
  const written = text.trim();
  if (written.length > longest) return text;
  const date = written.replace(since, '').trim();
  return inNumbers(date) ?? inWords(date) ?? (/^\d{4}$/.test(date) ? date : text);
}

/** As German spreadsheets write it. */
function inNumbers(date: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(date) ?? [];
  if (year) return `${year}-${pad(month)}-${pad(day)}`;
  const [, onlyMonth = '', ofYear] = /^(\d{1,2})[./](\d{4})$/.exec(date) ?? [];
  return ofYear && `${ofYear}-${pad(onlyMonth)}`;
}

function inWords(date: string): string | undefined {
  const [, word = '', year] = /^(\p{L}+\.?),?\s(?:de\s)?(\d{4})(?:\/\d{2,4})?$/u.exec(date) ?? [];
  const month = monthCalled(word);
  const term = terms.find(([name]) => name.test(plain(word)))?.[1];
  if (year) return month ? `${year}-${pad(month)}` : term && `${year}-${term}`;
  const first =
    /^(?<day>\d{1,2})(?:\.|st|nd|rd|th|er)?\s(?:de\s)?(?<word>\p{L}+\.?),?\s(?:de\s)?(?<year>\d{4})$/iu;
  const second = /^(?<word>\p{L}+\.?)\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>\d{4})$/iu;
  const { groups } = first.exec(date) ?? second.exec(date) ?? {};
  const named = groups && monthCalled(groups.word ?? '');
  return named ? `${groups.year}-${pad(named)}-${pad(groups.day ?? '')}` : undefined;
}
