/**
 * The mail server's address with its password: from Secret Manager when deployed, from `npm start` on this
 * machine.
 */
import { defineSecret } from 'firebase-functions/params';
import { isLocal } from '../../core/http/token-secret.ts';

const deployed = defineSecret('SMTP_ADDRESS');

/** A local run must not call Secret Manager, which the demo project does not have. */
export const mailSecrets = isLocal ? [] : [deployed];

/** Undefined without a mail server; `none` says so in a project that must have the secret. */
export function smtpAddress(): string | undefined {
  const address = (isLocal ? process.env.LAB_SMTP : deployed.value())?.trim();
  return address && /^smtps?:\/\//.test(address) ? address : undefined;
}
