/** The page of a kind of content at the desk, derived from its declaration. */
import type { AnyRecord, CallsOfAnyKind } from '@lab/contract/core/content/endpoints-of';
import { type Field, type Fields, firstField } from '@lab/contract/core/content/field';
import { newValues } from '@lab/contract/core/content/field-type';
import type { AnyDeclaration, Declaration, Kind } from '@lab/contract/core/content/kind';
import { formSchema } from '@lab/contract/core/content/schemas';
import { withPlainTexts } from '@lab/contract/core/content/texts-in';
import { plainMath } from '@lab/contract/core/math/plain';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { roleName, type TeamRole, usualRoles } from '@lab/contract/features/team/roles';
import { callsOf } from '@lab/contract/kinds/content-calls';
import { type Kinds, kinds, type RestorableKind } from '@lab/contract/kinds/kinds';
import type { Control } from 'react-hook-form';
import { call } from '../lib/api.ts';
import { formatSpan } from '../lib/calendar.ts';
import { formatShortDate } from '../lib/dates.ts';
import { uncached } from '../lib/uncached.ts';
import type { Column } from '../ui/data-table/arrange.ts';
import { resolverWithout } from '../ui/form/resolver-without.ts';
import type { Content } from './content.ts';
import { ContentFields } from './content-fields.tsx';

// biome-ignore lint/suspicious/noExplicitAny: the form of any kind
type Values = any;

export const kindContent = (name: keyof Kinds, declared: AnyDeclaration, roles = usualRoles) =>
  contentOf(kinds[name], callsOf(name), declared, roles);

/** Admins may read another list than visitors, and it may contain the whole records. */
type DeskCalls = Omit<CallsOfAnyKind, 'list' | 'get'> &
  Pick<Content<AnyRecord, Values>, 'list'> &
  Partial<Pick<CallsOfAnyKind, 'get'>>;

export function contentOf(
  kind: Kind,
  calls: DeskCalls,
  declared: AnyDeclaration,
  roles: readonly TeamRole[] = usualRoles,
): Content<AnyRecord, Values> {
  const { fields, words, nameField }: Declaration = declared;
  const { get } = calls;
  const entries = Object.entries(fields);
  const [pictureName = '', picture] = firstField(fields, 'picture') ?? [];
  const [altName] = firstField(fields, 'alt') ?? [];
  const [fileName = '', file] = firstField(fields, 'file') ?? [];
  const apart = [pictureName, altName, fileName];
  const inForm = Object.fromEntries(entries.filter(([name]) => !apart.includes(name)));
  const valuesOf = (row: AnyRecord) => Object.fromEntries(entries.map(([field]) => [field, row[field]]));
  const isCut = entries.some(
    ([, field]) =>
      (field.is === 'prose' && field.cutInLists) || (field.is === 'markdown' && kind.list === 'dated'),
  );
  return {
    kind: kind.name as RestorableKind,
    title: words.title,
    texts: words,
    list: calls.list,
    ...(kind.canClose && { listQuery: { closed: 'true' } }),
    create: {
      heading: words.heading,
      submit: words.submit,
      run: (body, mails) =>
        call(calls.create, { body, query: kind.isMailed && !mails ? { mail: 'no' } : undefined }),
      ...(kind.isMailed && { canMail: true }),
      done: words.added,
      ...(words.addFailed && { failed: words.addFailed }),
    },
    edit: (row, values) =>
      call(calls.edit, { params: { id: row._id }, body: { ...values, before: valuesOf(row) } }),
    remove: (id, moveTo) =>
      call(calls.delete, { params: { id }, query: kind.hasDependents ? { moveTo } : {} }),
    ...(words.removal && { removal: words.removal }),
    table: {
      columns: columnsOf(declared, roles),
      filters: entries.flatMap(([name, field]) => {
        const options = optionsOf(field, roles);
        const matches = (row: AnyRecord, value: string) => row[name] === value;
        return options.length > 0 ? { name, label: field.label, options, matches } : [];
      }),
      nameOf: (row) => plainMath(String(row[nameField])),
    },
    ...(picture && { pictureOf: (row: AnyRecord) => String(row[pictureName]) }),
    resolver: resolverWithout(formSchema(declared), ...(picture ? [pictureName] : [])),
    blank: newValues(fields),
    valuesOf,
    ...(get &&
      (isCut || firstField(fields, 'works') || firstField(fields, 'markdown')) && {
        load: (id: string) => call(get, uncached({ params: { id } })),
      }),
    ...(picture &&
      kind.pictures && {
        image: {
          name: pictureName,
          label: picture.label,
          options: { purpose: kind.pictures },
          missing: picture.missing,
          tooLarge: picture.tooLarge,
          uploadFailed: picture.uploadFailed,
          round: kind.pictures === 'profile',
          ...(altName && { alt: altName }),
        },
      }),
    hasLongText: firstField(fields, 'markdown') !== undefined,
    ...(file && {
      pdf: { name: fileName, label: file.label, purpose: file.purpose ?? ('content' as const) },
    }),
    Fields: ({ control }: { control: Control<Values> }) => (
      <ContentFields fields={inForm} control={control} />
    ),
    publicPath: (row) => kind.pages.one?.(row._id) ?? kind.pages.all,
  };
}

/** What a list can be filtered by. */
function optionsOf(field: Field, roles: readonly TeamRole[]): { value: string; label: string }[] {
  if (field.is === 'role') return roles.map(({ id }) => ({ value: id, label: roleName(roles, id) }));
  if (field.is !== 'choice') return [];
  return field.values.map((value) => ({ value, label: field.labels[value] ?? value }));
}

function columnsOf({ fields, columns }: Declaration, roles: readonly TeamRole[]): Column<AnyRecord>[] {
  return Object.entries(columns).map(([name, how]) => ({
    name,
    label: labelOf(name, fields),
    value: (row) => textOf(withPlainTexts(fields, row)[name], fields[name], row.references, roles),
    ...(name === 'createdAt' && { show: (row: AnyRecord) => formatShortDate(String(row[name])) }),
    ...(fields[name]?.is === 'moment' && {
      show: (row: AnyRecord) => formatSpan(String(row[name]), ''),
      // As long as a title.
      folds: true,
    }),
    ...(name === 'authorEmail' && { is: 'email' as const }),
    ...((name === 'createdAt' || isDate(fields[name])) && { is: 'date' as const }),
    ...((how === 'long' || fields[name]?.is === 'prose') && { long: true }),
    ...(how === 'searched' && { hidden: true }),
  }));
}

const isDate = (field: Field | undefined) => field?.is === 'date' || field?.is === 'moment';

function labelOf(name: string, fields: Fields): string {
  if (name === 'createdAt') return deskTexts.table.date;
  return fields[name]?.label ?? deskTexts.content.author;
}

/** The text that a table shows, searches and exports. */
function textOf(
  value: unknown,
  field: Field | undefined,
  references: unknown,
  roles: readonly TeamRole[],
): string {
  if (field?.is === 'area' || field?.is === 'works') return namesOf(value, references).join('; ');
  if (field?.is === 'choice') return field.labels[String(value)] ?? '';
  if (field?.is === 'role') return roleName(roles, String(value));
  if (!Array.isArray(value)) return String(value ?? '');
  return value
    .map((entry: unknown) => (typeof entry === 'object' ? Object.values(entry ?? {})[0] : entry))
    .join('; ');
}

function namesOf(ids: unknown, references: unknown): string[] {
  const known = new Map((references as { _id: string; name: string }[]).map(({ _id, name }) => [_id, name]));
  return (ids as string[]).flatMap((id) => known.get(id) ?? []);
}
