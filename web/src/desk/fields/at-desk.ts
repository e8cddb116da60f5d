/** How the desk asks for and shows each type of field: what the file of its name in this folder exports. */
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import type { Field, FieldOf, Fields } from '@lab/contract/core/content/field';
import type { TeamRole } from '@lab/contract/features/team/roles';
import type { ComponentType } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { Column, Filter } from '../../ui/data-table/arrange.ts';

export interface InputProps<Is extends Field['is'] = Field['is']> {
  field: FieldOf<Is>;
  /** What each input gets. */
  bound: { control: Control<FieldValues>; name: string; label: string; required?: true };
  /** The form of a person who is no admin. */
  forMembers: boolean;
  /** The inputs of the fields in a field. */
  Inside: ComponentType<{ fields: Fields; control: Control<FieldValues>; of: string }>;
}

export type Roles = readonly TeamRole[];

export interface AtDesk<Is extends Field['is'] = Field['is']> {
  Input: ComponentType<InputProps<Is>>;
  /** The text that a table shows, searches and exports, unless it is the value itself. */
  text?: (value: unknown, field: FieldOf<Is>, row: AnyRecord, roles: Roles) => string;
  /** What a list can be filtered by. */
  options?: (field: FieldOf<Is>, roles: Roles) => Filter<AnyRecord>['options'];
  /** `textIn`: the value of the field in a row. */
  column?: (textIn: (row: AnyRecord) => string) => Partial<Column<AnyRecord>>;
}

const files = import.meta.glob<AtDesk>('./*.tsx', { eager: true });

/** The compiler cannot see which files there are; at-desk.test.ts does. */
export const atDesk = ({ is }: Field) => files[`./${is}.tsx`] as AtDesk;
