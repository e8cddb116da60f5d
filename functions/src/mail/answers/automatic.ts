/** Whether a program has written the answer: an absence notice, a list, or a mail server that could not deliver. */
const signs = [
  /^auto-submitted:[ \t]*(?!no\b)\S/im,
  /^precedence:[ \t]*(?:bulk|junk|list|auto_reply)\b/im,
  /^x-auto-response-suppress:/im,
  /^x-auto(?:reply|respond|-reply)/im,
  /^list-(?:id|unsubscribe):/im,
];

export const isAutomatic = (headers: string) => signs.some((sign) => sign.test(headers));
