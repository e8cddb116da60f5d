import { limits } from '../../api/limits.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { deskTexts } from '../desk/texts.ts';
import { defaultTeamRole } from './roles.ts';
import { teamRuleTexts } from './rules/texts.ts';
import { teamTexts } from './texts.ts';

const { fields, member } = teamTexts;

export const memberKind = declare({
  fields: {
    name: { is: 'text', label: fields.name, max: limits.name, missing: fieldTexts.required(fields.name) },
    // Set by admins only: a member must not claim the papers of others.
    alsoKnownAs: {
      is: 'text',
      label: 'Also known as (names on papers, separated by ;)',
      max: limits.alsoKnownAs,
    },
    role: {
      is: 'role',
      label: fields.role,
      initial: defaultTeamRole,
      missing: teamRuleTexts.role,
    },
    // Set by admins only, as the role.
    title: {
      is: 'text',
      label: 'Job title',
      max: limits.role,
      hint: 'Beside the role, such as “Assistant Professor” or “PhD student, NSF Fellow”',
    },
    email: { is: 'email', label: fields.email },
    phone: { is: 'phone', label: fields.phone, max: limits.phone },
    university: { is: 'text', label: fields.university, max: limits.university },
    details: {
      is: 'prose',
      label: fields.details,
      max: limits.details,
      tooLong: teamRuleTexts.detailsTooLong,
      counted: true,
    },
    image: { is: 'picture', label: fields.image, tooLarge: fieldTexts.imageTooLarge },
    socialMedia: {
      is: 'group',
      label: fields.social.linkedin,
      of: {
        linkedin: { is: 'url', label: fields.social.linkedin },
        twitter: { is: 'url', label: fields.social.twitter },
        facebook: { is: 'url', label: fields.social.facebook },
        github: { is: 'url', label: fields.social.github },
      },
    },
  },
  nameField: 'name',
  words: {
    one: 'Team member',
    title: 'Team Members',
    heading: 'Add member',
    submit: 'Add member',
    empty: deskTexts.table.empty,
    notFound: member.notFound,
    added: 'Member added successfully',
    addFailed: 'Failed to add member',
    updated: 'Member updated successfully',
    deleted: 'Member removed',
  },
  collection: 'team',
  shows: ['createdAt'],
  columns: {
    name: 'shown',
    role: 'shown',
    title: 'shown',
    email: 'searched',
    university: 'searched',
    createdAt: 'shown',
  },
  home: { part: 'team', bytes: 312_000 },
  listPage: teamTexts,
  schemaOrg: {
    type: 'Person',
    properties: {
      name: 'name',
      jobTitle: 'role',
      description: 'details',
      image: 'image',
      email: 'email',
      telephone: 'phone',
      affiliation: 'university',
      sameAs: 'socialMedia',
    },
  },
});

export type MemberForm = FormOf<typeof memberKind>;
export type Member = RecordOf<typeof memberKind>;
