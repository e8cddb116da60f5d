/**
 * Whether a program has written the answer: an absence notice, or a mail server that could not deliver. What
 * mailing lists add says nothing, because the address for answers may be one.
 */
const signs = [
  /^auto-submitted:[ \t]*(?!no\b)\S/im,
  /^precedence:[ \t]*(?:bulk|junk|auto_reply)\b/im,
  /^x-auto-response-suppress:/im,
  /^x-auto(?:reply|respond|-reply)/im,
];

export const isAutomatic = (headers: string) => signs.some((sign) => sign.test(headers));
