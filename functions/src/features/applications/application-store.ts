/** `applications`: at most one for each person, since its id is the account's uid. */

import { scopeOf } from '@lab/contract/api/given-roles';
import { limits } from '@lab/contract/api/limits';
import { type Able, can } from '@lab/contract/api/rights';
import { applicationDeskTexts } from '@lab/contract/features/applications/desk/texts';
import type { Application } from '@lab/contract/features/applications/schemas';
import type { DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../../core/data/firestore.ts';
import { type PageQuery, readPage } from '../../core/data/page.ts';
import { iso, noTime, type Time } from '../../core/data/time.ts';
import { Page } from '../../core/http/handler.ts';
import { areaNameOf, type InArea, type NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { countInArea } from '../areas/in-area-store.ts';
import { type KeptConsent, shownConsent } from '../legal/consent/consent-store.ts';

const shape = {
  name: '',
  email: '',
  phone: '',
  university: '',
  role: '',
  details: '',
  resume: '',
  /** The admin's feedback; empty until there is some. */
  message: '',
  createdAt: noTime,
};

/**
 * `positionId` is missing in applications of earlier versions, which only those read who read all.
 * `researchArea`: the area's name, in applications of versions before 0.2 whose area the migration did not
 * find.
 */
export type StoredApplication = typeof shape &
  InArea &
  KeptConsent & { researchArea?: string; feedbackAt?: Time; positionId?: string };

export const applicationsCollection = () => collection<StoredApplication>('applications', shape);

export const applicationDocument = (id: string) =>
  documentOf(applicationsCollection(), id, applicationDeskTexts.errors.gone);

export function applicationsInArea(tx: Transaction, area: NamedArea): Promise<number> {
  return countInArea(tx, applicationsCollection(), area, 'researchArea');
}

/** Updates the copy of the applicant's email. */
export async function emailOfApplication(tx: Transaction, uid: string): Promise<(email: string) => void> {
  const { exists, ref } = await tx.get(applicationDocument(uid));
  return (email) => {
    if (exists) tx.update(ref, { email });
  };
}

/** As rights for some positions name them. */
export const scopeOfApplication = ({ positionId = '' }: StoredApplication) => scopeOf('position', positionId);

/** Those for whose positions the person has the right: all, or of some positions, or none. */
export function decidableBy(person: Able): Query<StoredApplication> | undefined {
  const all = applicationsCollection();
  if (can(person, 'applications.decide')) return all;
  const named = (person.may ?? []).filter(({ right }) => right === 'applications.decide');
  const ids = named.flatMap(({ only }) => only).map((scope) => scope.slice(scopeOf('position', '').length));
  return ids.length > 0 ? all.where('positionId', 'in', ids.slice(0, limits.namedByRole)) : undefined;
}

/** All applications that the person may read, or those with one email, newest first. */
export async function listApplications(
  query: PageQuery,
  person: Able,
  email?: string,
): Promise<Page<Application[]>> {
  const all = decidableBy(person);
  if (!all) return new Page([], undefined);
  const [{ records, next }, areas] = await Promise.all([
    readPage(email === undefined ? all : all.where('email', '==', email), query),
    listedAreas.read(),
  ]);
  const applications = records.map((application) => toApplication(application, areas));
  return new Page(applications, next);
}

export function toApplication(
  snapshot: DocumentSnapshot<StoredApplication>,
  areas: readonly NamedArea[],
): Application {
  const stored = snapshot.data() as StoredApplication;
  const { name, email, phone, university, role, details, resume, message, createdAt } = stored;
  const researchArea = areaNameOf(areas, stored, stored.researchArea);
  const shown = { name, email, phone, university, researchArea, role, details, resume, message };
  return { _id: snapshot.id, ...shown, createdAt: iso(createdAt), ...shownConsent(stored) };
}
