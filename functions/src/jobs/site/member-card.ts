/** The contact card of a member: what the page shows, and nothing else. */
import { api } from '@lab/contract';
import { familyOf, parseName } from '@lab/contract/features/citations/names';
import { paths } from '@lab/contract/features/pages/paths';
import { idInMemberCard } from '@lab/contract/features/pages/record-files';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { defaultRoles, roleName } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import { invoke } from '../../app/mounted.ts';
import { cache } from '../../core/http/caching.ts';
import type { Address } from '../../core/http/origin.ts';
import { type Reply, whenFound } from './reply.ts';
import { writeCard } from './vcard.ts';

/** Undefined where there is no such member. */
export async function answerMemberCard({ url }: Address): Promise<Reply | undefined> {
  const id = idInMemberCard(url.pathname);
  const found = id === undefined ? undefined : await whenFound(readMember(id));
  if (!found) return undefined;
  const { member, profile, words, roles } = found;
  const page = url.origin + paths.member(member._id);
  const parsed = parseName(member.name);
  const body = withWords(words, () =>
    writeCard({
      name: member.name || teamTexts.defaults.name,
      family: [profile.particle, profile.familyName].filter(Boolean).join(' ') || familyOf(parsed),
      given: profile.givenName || (parsed.given ?? ''),
      suffix: parsed.suffix,
      organization: member.university,
      title: member.title || roleName(roles, member.role),
      emails: [member.email].filter(Boolean),
      phones: [member.phone].filter(Boolean),
      urls: [page, profile.homepage].filter(Boolean),
      photo: member.image && new URL(member.image, url.origin).href,
      uid: page,
    }),
  );
  return { status: 200, contentType: 'text/vcard; charset=utf-8', body, cacheControl: cache.fiveMinutes };
}

async function readMember(id: string) {
  const [person, settings] = await Promise.all([
    invoke(api.alumni.person, { params: { id } }),
    invoke(api.settings.get),
  ]);
  const { member, profile } = person.reply;
  const words = await loadWords(settings.reply.words);
  return member && profile && { member, profile, words, roles: settings.reply.roles ?? defaultRoles };
}
