const pad = (part: string) => part.padStart(2, '0');

/** A date as German spreadsheets write it, `31.3.2020`, and a month as `03/2020`; anything else stays as it is. */
export function typedDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim()) ?? [];
  if (year) return `${year}-${pad(month)}-${pad(day)}`;
  const [, onlyMonth = '', ofYear] = /^(\d{1,2})[./](\d{4})$/.exec(text.trim()) ?? [];
  return ofYear ? `${ofYear}-${pad(onlyMonth)}` : text;
}
