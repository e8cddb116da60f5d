/** Says whether one of two works may be the preprint of the other, or is one of its versions already. */
import { importTexts } from '@lab/contract/features/imports/texts';
import { firstFamily } from '../papers/match-keys.ts';
import { doiKey } from '../papers/search-keys.ts';
import { type Addressed, addressOf } from '../papers/version-of.ts';
import { type Compared, compare, hasSameTitle, type Likeness } from './compare.ts';

const { why } = importTexts;

interface Version extends Compared, Addressed {
  /** Keys of all that the work names, see papers/version-links.ts. */
  linked: readonly string[];
}

function compareVersions(one: Version, other: Version): Likeness | undefined {
  const address = addressOf(one);
  if (address && other.otherVersions.some(({ link }) => link === address))
    return { kind: 'here', why: why.versionHere };
  if (!isPair(one, other) || isSameDoi(one, other)) return undefined;
  const isNamed = one.linked.some((key) => other.linked.includes(key));
  if (!isNamed && !(hasSameTitle(one, other) && firstFamily(one) === firstFamily(other))) return undefined;
  const preprint = one.type === 'preprint' ? one : other;
  return {
    kind: 'similar',
    why: preprint === one ? why.preprint : why.published,
    // Readers would not find it without an address.
    ...(addressOf(preprint) !== '' && { mayJoin: true }),
  };
}

/** The most similar of several works. */
export function nearest<Other extends Version>(one: Version, others: readonly Other[]) {
  const found = others.flatMap((other) => {
    const likeness = compareVersions(one, other) ?? compare(one, other);
    return likeness ? [{ other, ...likeness }] : [];
  });
  return found.find(({ kind }) => kind === 'here') ?? found[0];
}

export const isPair = (one: Pick<Version, 'type'>, other: Pick<Version, 'type'>) =>
  (one.type === 'preprint') !== (other.type === 'preprint');

const isSameDoi = (one: Compared, other: Compared) => one.doi !== '' && doiKey(one.doi) === doiKey(other.doi);
