/** An answer that arrives as a whole mail becomes what a provider would have sent as JSON. */
import { AppError } from '@lab/contract';
import { mailLimits } from '@lab/contract/features/mail/limits';
import type { MailAnswer } from '@lab/contract/features/mail/schemas';
import { errorTexts } from '@lab/contract/texts/error-texts';

/** Which of them names the receiver depends on the mail server. */
const receivers = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];

export async function readAnswer(answer: MailAnswer): Promise<MailAnswer> {
  if (!answer.raw) return answer;
  const { headers, subject = '', text = '', html = '' } = await parse(Buffer.from(answer.raw, 'latin1'));
  const valuesOf = (names: readonly string[]) =>
    headers.filter(({ key }) => names.includes(key)).map(({ value }) => value);
  return {
    // Two of them are two senders, and then nobody has written it.
    from: valuesOf(['from']).join(', '),
    to: valuesOf(receivers).join(', ').slice(0, mailLimits.answerHeaders),
    subject,
    text: withWindowsSigns(text).slice(0, mailLimits.answer),
    html: withWindowsSigns(html).slice(0, mailLimits.answerHtml),
    headers: headers.map(({ key, value }) => `${key}: ${value}`).join('\n'),
    raw: '',
  };
}

/**
 * Node 20 reads what Windows has written as Latin 1, which has control characters where Windows has signs.
 */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const withWindowsSigns = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);

async function parse(bytes: Buffer) {
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 });
  } catch {
    throw new AppError('invalid', errorTexts.invalid);
  }
}
