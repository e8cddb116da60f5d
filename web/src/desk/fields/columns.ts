/** How the tables at the desk show, filter and export each type of field. */
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import type { Field, FieldOf } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { withPlainTexts } from '@lab/contract/core/content/texts-in';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { roleName, type TeamRole } from '@lab/contract/features/team/roles';
import { formatSpan } from '../../lib/calendar.ts';
import { formatShortDate } from '../../lib/dates.ts';
import type { Column, Filter } from '../../ui/data-table/arrange.ts';

type Roles = readonly TeamRole[];

interface ColumnType<F> {
  /** The text that a table shows, searches and exports, unless it is the value itself. */
  text?(value: unknown, field: F, row: AnyRecord, roles: Roles): string;
  /** What a list can be filtered by. */
  options?(field: F, roles: Roles): Filter<AnyRecord>['options'];
  /** `textIn`: the value of the field in a row. */
  column?(textIn: (row: AnyRecord) => string): Partial<Column<AnyRecord>>;
}

const names: ColumnType<Field> = {
  text(ids, _, { references }) {
    const all = references as { _id: string; name: string }[];
    const known = new Map(all.map(({ _id, name }) => [_id, name]));
    return (ids as string[]).flatMap((id) => known.get(id) ?? []).join('; ');
  },
};

const types: { [Is in Field['is']]?: ColumnType<FieldOf<Is>> } = {
  area: names,
  works: names,
  choice: {
    text: (value, { labels }) => labels[String(value)] ?? '',
    options: ({ values, labels }) => values.map((value) => ({ value, label: labels[value] ?? value })),
  },
  role: {
    text: (value, _, __, roles) => roleName(roles, String(value)),
    options: (_, roles) => roles.map(({ id }) => ({ value: id, label: roleName(roles, id) })),
  },
  date: { column: () => ({ is: 'date' }) },
  // Folds, because it is as long as a title.
  moment: {
    column: (textIn) => ({ show: (row) => formatSpan(textIn(row), ''), folds: true, is: 'date' }),
  },
  prose: { column: () => ({ long: true }) },
};

const typeOf = (field: Field): ColumnType<Field> => types[field.is] ?? {};

/** What the server adds to a record. */
const added = (): Readonly<Record<string, Partial<Column<AnyRecord>>>> => ({
  createdAt: {
    label: deskTexts.table.date,
    show: (row) => formatShortDate(String(row.createdAt)),
    is: 'date',
  },
  authorEmail: { label: deskTexts.content.author, is: 'email' },
});

export const columnsOf = ({ fields, columns }: Declaration, roles: Roles): Column<AnyRecord>[] =>
  Object.entries(columns).map(([name, how]) => {
    const field = fields[name];
    const { text = asText, column } = field ? typeOf(field) : {};
    return {
      name,
      label: field?.label ?? '',
      value: (row) => text(withPlainTexts(fields, row)[name], field as Field, row, roles),
      ...(field ? column?.((row) => String(row[name])) : added()[name]),
      ...(how === 'long' && { long: true }),
      ...(how === 'searched' && { hidden: true }),
    };
  });

export const filtersOf = ({ fields }: Declaration, roles: Roles): Filter<AnyRecord>[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const options = typeOf(field).options?.(field, roles) ?? [];
    const matches = (row: AnyRecord, value: string) => row[name] === value;
    return options.length > 0 ? { name, label: field.label, options, matches } : [];
  });

/** Of each part of a list, the first value. */
function asText(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return value
    .map((entry: unknown) => (typeof entry === 'object' ? Object.values(entry ?? {})[0] : entry))
    .join('; ');
}
