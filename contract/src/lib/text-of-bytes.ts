/** What Windows has where Latin-1 has control characters; Node 20 reads these as Latin-1. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Older programs, and Excel when it saves a CSV file, write Latin-1 and not UTF-8. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return text.replace(/[\u0080-\u009f]/g, (sign) => ofWindows[sign.charCodeAt(0) - 0x80] ?? sign);
  }
}
