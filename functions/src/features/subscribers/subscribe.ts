/**
 * What visitors do: ask for news, confirm the address, leave. Nobody learns from any answer whether an
 * address is known.
 */
import { AppError } from '@lab/contract';
import { paths } from '@lab/contract/features/pages/paths';
import { subscriptionTexts } from '@lab/contract/features/subscribers/texts';
import { hour } from '@lab/contract/lib/durations';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { transact } from '../../core/data/firestore.ts';
import { hashOfSecret, isSameSecret, newSecret } from '../../core/data/secret.ts';
import { noTime, now, timeAt } from '../../core/data/time.ts';
import { validate } from '../../core/http/validation.ts';
import { notify } from '../mail/notify.ts';
import { countHourly, readIsOpen } from '../mail/settings-store.ts';
import {
  deleteSubscriber,
  idOfAddress,
  mailIdOf,
  readSubscriber,
  type StoredSubscriber,
  subscriberDocument,
  subscriberShape,
} from './subscriber-store.ts';

const validFor = 48 * hour;
/** Confirmations that the whole lab asks for. */
const asksPerHour = 60;
/** How often one address is asked before it is forgotten. */
const mostAsks = 3;

/** For the address of the mail, from which one secret leads to one subscriber. */
const keyOf = (id: string, secret: string) => `${id}.${secret}`;

function partsOf(key: string): { id: string; secret: string } {
  const [id = '', secret = ''] = key.split('.');
  return { id, secret };
}

export async function askForNews(given: string): Promise<void> {
  const { subscribeForm } = await import('@lab/contract/features/subscribers/schemas');
  const { email } = await validate(subscribeForm, { email: given });
  if (!(await readIsOpen())) throw new AppError('not-found', subscriptionTexts.states.closed.text);
  const id = idOfAddress(email);
  await transact(async (tx) => {
    // Counted for every address alike, and before it is looked up, so that the limit tells nothing either.
    const asked = await countHourly(tx, 'asked', Date.now());
    if (asked.count >= asksPerHour) throw new AppError('too-many', errorTexts.tooMany);
    const known = await readSubscriber(tx, id);
    asked.add();
    if (known && !mayAskAgain(known)) return;
    const secret = newSecret();
    const asks = (known?.asks ?? 0) + 1;
    tx.set(subscriberDocument(id), {
      ...subscriberShape,
      email,
      leaveKey: known?.leaveKey || newSecret(),
      keyHash: hashOfSecret(secret),
      keyEndsAt: timeAt(Date.now() + validFor),
      asks,
      askedAt: now(),
      createdAt: known?.createdAt ?? now(),
    });
    const path = `${paths.subscription}?confirm=${keyOf(id, secret)}`;
    notify(tx, 'subscriptionAsked', {}, { address: email }, { path, id: mailIdOf(id, asks) });
  });
}

const mayAskAgain = ({ confirmed, asks, askedAt }: StoredSubscriber) =>
  !confirmed && asks < mostAsks && askedAt.toMillis() <= Date.now() - hour;

/** Once: the secret is gone afterwards. */
export function confirmAddress(key: string): Promise<boolean> {
  const { id, secret } = partsOf(key);
  return transact(async (tx) => {
    const known = await readSubscriber(tx, id);
    if (!known || known.confirmed || known.keyEndsAt.toMillis() < Date.now()) return false;
    if (!isSameSecret(hashOfSecret(secret), known.keyHash)) return false;
    tx.update(subscriberDocument(id), {
      confirmed: true,
      confirmedAt: now(),
      keyHash: '',
      keyEndsAt: noTime,
    });
    return true;
  });
}

/** Also much later, also again, and also when the lab sends no more news. */
export function leaveNews(key: string): Promise<void> {
  const { id, secret } = partsOf(key);
  return transact(async (tx) => {
    const known = await readSubscriber(tx, id);
    if (known && isSameSecret(secret, known.leaveKey)) deleteSubscriber(tx, id, known);
  });
}

/** What a mail about news needs, at the moment at which it is sent; undefined for somebody who has left. */
export async function readerOf(id: string): Promise<{ address: string; leave: string } | undefined> {
  const known = (await subscriberDocument(id).get()).data();
  if (!known?.confirmed) return undefined;
  return { address: known.email, leave: `${paths.subscription}?leave=${keyOf(id, known.leaveKey)}` };
}
