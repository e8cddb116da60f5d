import type { Fields } from '@lab/contract/core/content/field';
import type { ComponentType } from 'react';
import type { Control, FieldValues } from 'react-hook-form';

export interface InputProps<F> {
  field: F;
  /** What each input gets. */
  bound: { control: Control<FieldValues>; name: string; label: string; required?: true };
  /** The form of a person who is no admin. */
  forMembers: boolean;
  /** The inputs of the fields in a field. */
  Inside: ComponentType<{ fields: Fields; control: Control<FieldValues>; of: string }>;
}
