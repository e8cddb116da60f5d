/** The page of a kind of content at the desk, derived from its declaration. */
import type { AnyRecord, CallsOfAnyKind } from '@lab/contract/core/content/endpoints-of';
import { fieldsOfType, firstField } from '@lab/contract/core/content/field';
import { cutFields, newValues } from '@lab/contract/core/content/field-type';
import type { AnyDeclaration, Declaration, Kind } from '@lab/contract/core/content/kind';
import { formSchema } from '@lab/contract/core/content/schemas';
import { plainMath } from '@lab/contract/core/math/plain';
import { defaultRoles, type TeamRole } from '@lab/contract/features/team/roles';
import { callsOf } from '@lab/contract/kinds/content-calls';
import { draftCallsOf, isDrafted } from '@lab/contract/kinds/drafted-kinds';
import { type Kinds, kinds, type RestorableKind } from '@lab/contract/kinds/kinds';
import { useMemo } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { call } from '../lib/api.ts';
import { useRoles } from '../lib/roles.ts';
import { uncached } from '../lib/uncached.ts';
import { resolverWithout } from '../ui/form/resolver-without.ts';
import type { Compared, Content, Extras, Preview } from './content.ts';
import { ContentFields } from './content-fields.tsx';
import { ContentPage } from './content-page.tsx';
import { VersionChanges } from './drafts/version-changes.tsx';
import { columnsOf, filtersOf } from './fields/columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: the form of any kind
type FormOfAnyKind = any;

export const kindContent = (
  name: keyof Kinds,
  declared: AnyDeclaration,
  roles = defaultRoles,
): Content<AnyRecord, FormOfAnyKind> => ({
  ...deskContentOf(kinds[name], callsOf(name), declared, roles),
  ...(isDrafted(name) && {
    drafts: draftCallsOf(name),
    Changes: (both: Compared) => <VersionChanges fields={(declared as Declaration).fields} {...both} />,
  }),
});

/** Admins may read another list than visitors, and it may contain the whole records. */
type DeskCalls = Omit<CallsOfAnyKind, 'list' | 'get'> &
  Pick<Content<AnyRecord, FormOfAnyKind>, 'list'> &
  Partial<Pick<CallsOfAnyKind, 'get'>>;

export function deskContentOf(
  kind: Kind,
  calls: DeskCalls,
  declared: AnyDeclaration,
  roles: readonly TeamRole[] = defaultRoles,
): Content<AnyRecord, FormOfAnyKind> {
  const { fields, words, nameField }: Declaration = declared;
  const { get } = calls;
  const entries = Object.entries(fields);
  const [pictureName = '', picture] = firstField(fields, 'picture') ?? [];
  const [altName] = firstField(fields, 'alt') ?? [];
  const [fileName = '', file] = firstField(fields, 'file') ?? [];
  const apart = [pictureName, altName, fileName];
  const inForm = Object.fromEntries(entries.filter(([name]) => !apart.includes(name)));
  const valuesOf = (row: AnyRecord) => Object.fromEntries(entries.map(([field]) => [field, row[field]]));
  const isCut = cutFields(fields, kind.list === 'dated').length > 0;
  return {
    kind: kind.name as RestorableKind,
    needs: kind.needs,
    title: words.title,
    texts: words,
    list: calls.list,
    ...(kind.canClose && { listQuery: { closed: 'true' } }),
    create: {
      heading: words.heading,
      publish: {
        submit: words.submit,
        run: (body, mails) =>
          call(calls.create, { body, query: kind.isMailed && !mails ? { mail: 'no' } : undefined }),
        done: words.added,
      },
      ...(kind.isMailed && { canMail: true }),
      ...(words.addFailed && { failed: words.addFailed }),
    },
    edit: (row, values) =>
      call(calls.edit, { params: { id: row._id }, body: { ...values, before: valuesOf(row) } }),
    remove: (id, moveTo) =>
      call(calls.delete, { params: { id }, query: kind.hasDependents ? { moveTo } : {} }),
    ...(words.removal && { removal: words.removal }),
    table: {
      columns: columnsOf(declared, roles),
      filters: filtersOf(declared, roles),
      nameOf: (row) => plainMath(String(row[nameField])),
    },
    ...(picture && { pictureOf: (row: AnyRecord) => String(row[pictureName]) }),
    resolver: resolverWithout(formSchema(declared), ...(picture ? [pictureName] : [])),
    blank: newValues(fields),
    valuesOf,
    ...(get &&
      (isCut || fieldsOfType(fields, 'works', 'markdown').length > 0) && {
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
    Fields: ({ control }: { control: Control<FormOfAnyKind> }) => (
      <ContentFields fields={inForm} control={control} />
    ),
    publicPath: (row) => kind.pages.one?.(row._id) ?? kind.pages.all,
  };
}

/** The page of a kind of content at the desk. */
export function kindDesk(
  name: keyof Kinds,
  declared: AnyDeclaration,
  preview: Preview<FieldValues>,
  extras: Extras = {},
) {
  return function KindDesk() {
    const roles = useRoles();
    const content = useMemo(() => {
      const derived = kindContent(name, declared, roles);
      return { ...derived, ...extras, table: extras.tableOf?.(derived.table, roles) ?? derived.table };
    }, [roles]);
    return <ContentPage content={content} preview={preview} />;
  };
}
