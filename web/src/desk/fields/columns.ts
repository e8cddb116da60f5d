/** The columns and filters of the tables at the desk. */
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import type { Field } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { withPlainTexts } from '@lab/contract/core/content/texts-in';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { formatShortDate } from '../../lib/dates.ts';
import type { Column, Filter } from '../../ui/data-table/arrange.ts';
import { atDesk, type Roles } from './at-desk.ts';

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
    const { text = asText, column } = field ? atDesk(field) : {};
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
    const options = atDesk(field).options?.(field, roles) ?? [];
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
