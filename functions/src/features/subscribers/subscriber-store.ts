/**
 * `subscribers`: who gets news by mail, without an account. The id is a hash of the address, so each is there
 * once.
 */

import { subscriberDeskTexts } from '@lab/contract/features/subscribers/desk/texts';
import type { Subscriber } from '@lab/contract/features/subscribers/schemas';
import { day } from '@lab/contract/lib/durations';
import type { Transaction } from 'firebase-admin/firestore';
import { hashOfAddress } from '../../core/data/address.ts';
import { collection, documentOf, isDocumentId, transact } from '../../core/data/firestore.ts';
import { type PageQuery, readPage } from '../../core/data/page.ts';
import { iso, noTime } from '../../core/data/time.ts';
import { Page } from '../../core/http/handler.ts';
import { cancelNotification } from '../mail/notify.ts';

export const subscriberShape = {
  email: '',
  /** Until then nothing is mailed but the question. */
  confirmed: false,
  /** Of the secret in the mail that asks; empty when it was used. */
  keyHash: '',
  keyEndsAt: noTime,
  /** In the links with which the reader leaves, which stay valid; that is all that it is good for. */
  leaveKey: '',
  asks: 0,
  askedAt: noTime,
  confirmedAt: noTime,
  createdAt: noTime,
};

export type StoredSubscriber = typeof subscriberShape;

const subscribersCollection = () => collection<StoredSubscriber>('subscribers', subscriberShape);

export const subscriberDocument = (id: string) =>
  documentOf(subscribersCollection(), id, subscriberDeskTexts.gone);

export const idOfAddress = hashOfAddress;

/** The id of the mail that asks. */
export const mailIdOf = (id: string, ask: number) => `subscriptionAsked-${id}-${ask}`;

export async function readSubscriber(tx: Transaction, id: string): Promise<StoredSubscriber | undefined> {
  return isDocumentId(id) ? (await tx.get(subscriberDocument(id))).data() : undefined;
}

/** With the mails that asked, which hold the address too. */
export function deleteSubscriber(tx: Transaction, id: string, { asks }: StoredSubscriber): void {
  for (let ask = 1; ask <= asks; ask++) cancelNotification(tx, mailIdOf(id, ask));
  tx.delete(subscriberDocument(id));
}

export async function listSubscribers(page: PageQuery) {
  const { records, next } = await readPage(subscribersCollection(), page);
  return new Page(
    records.map((one) => toSubscriber(one.id, one.data())),
    next,
  );
}

const confirmedOnes = () => subscribersCollection().where('confirmed', '==', true);

/** By their ids, so that a list that has begun is not confused by others who come and go. */
export const confirmedAfter = (id: string, atMost: number) => {
  const all = confirmedOnes().orderBy('__name__').limit(atMost);
  return id ? all.startAfter(subscriberDocument(id)) : all;
};

export async function countConfirmed(): Promise<number> {
  return (await confirmedOnes().count().get()).data().count;
}

/** Of somebody who has a verified account with this address. */
export async function findSubscriber(email: string): Promise<Subscriber | null> {
  const id = idOfAddress(email);
  const stored = (await subscriberDocument(id).get()).data();
  return stored ? toSubscriber(id, stored) : null;
}

/** It reads, and the function that it returns writes. */
export async function deleterOfAddress(tx: Transaction, email: string): Promise<() => void> {
  const id = idOfAddress(email);
  const stored = await readSubscriber(tx, id);
  return () => {
    if (stored) deleteSubscriber(tx, id, stored);
  };
}

export function deleteAddress(email: string): Promise<void> {
  return transact(async (tx) => (await deleterOfAddress(tx, email))());
}

const week = 7 * day;

/** Addresses whose owner has not confirmed them for a week. */
export async function deleteUnconfirmed(now: Date): Promise<void> {
  const isOver = ({ confirmed, createdAt }: StoredSubscriber) =>
    !confirmed && createdAt.toMillis() <= now.getTime() - week;
  const { docs } = await subscribersCollection().where('confirmed', '==', false).get();
  for (const { id } of docs.filter((doc) => isOver(doc.data()))) {
    await transact(async (tx) => {
      const stored = await readSubscriber(tx, id);
      // It may be confirmed at this moment.
      if (stored && isOver(stored)) deleteSubscriber(tx, id, stored);
    });
  }
}

function toSubscriber(
  id: string,
  { email, confirmed, createdAt, confirmedAt }: StoredSubscriber,
): Subscriber {
  return {
    _id: id,
    email,
    confirmed,
    createdAt: iso(createdAt),
    confirmedAt: confirmed ? iso(confirmedAt) : '',
  };
}
