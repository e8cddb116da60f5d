/** What a person's profile says, in the vocabulary of schema.org. */

import { keywordsOf } from '@lab/contract/features/papers/keywords';
import type { ShownProfile } from '@lab/contract/features/team/profile/schemas';
import { orcidAddress } from '@lab/contract/lib/orcid';
import { personName, withoutEmpty } from './json-ld.ts';

interface Of {
  name: string;
  university: string;
  /** The addresses in the record itself. */
  elsewhere: readonly string[];
}

export function personProperties(profile: ShownProfile, { name, university, elsewhere }: Of): object {
  const { orcid, homepage, scholar, mastodon, bluesky, links, particle, familyName, givenName } = profile;
  const iD = orcid && orcidAddress(orcid);
  const sameAs = [
    iD,
    homepage,
    scholar,
    mastodon,
    bluesky,
    ...elsewhere,
    ...links.map(({ address }) => address),
  ];
  const institutions = [...new Set(profile.education.map(({ organization }) => organization))];
  const affiliations = [
    ...(university && !profile.affiliations.some(({ organization }) => organization === university)
      ? [{ organization: university, address: '' }]
      : []),
    ...profile.affiliations,
  ];
  const former = profile.formerNames.map(({ name }) => name);
  return withoutEmpty({
    identifier: iD && {
      '@type': 'PropertyValue',
      propertyID: 'https://registry.identifiers.org/registry/orcid',
      value: orcid,
      url: iD,
    },
    sameAs: sameAs.filter(Boolean),
    familyName: [particle, familyName].filter(Boolean).join(' '),
    givenName,
    knowsAbout: keywordsOf(profile.interests),
    alumniOf: institutions.map((name) => ({ '@type': 'EducationalOrganization', name })),
    affiliation: affiliations.map(({ organization, address }) =>
      withoutEmpty({ '@type': 'Organization', name: organization, url: address }),
    ),
    alternateName: [...personName(name).alternateName, ...former],
  });
}
