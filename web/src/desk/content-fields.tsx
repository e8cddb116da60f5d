import { type Fields, wordsIn } from '@lab/contract/core/content/field';
import type { Control, FieldValues } from 'react-hook-form';
import { atDesk } from './fields/at-desk.ts';

interface Props {
  fields: Fields;
  control: Control<FieldValues>;
  /** The beginning of the names of fields in a field. */
  of?: string;
  /** The form of a person who is no admin. */
  forMembers?: boolean;
}

/** The inputs of a kind of content, in the order of its declaration, without the picture and the file. */
export function ContentFields({ fields, control, of = '', forMembers = false }: Props) {
  // One editor writes a text and its plain words.
  const written = wordsIn(fields).map(({ markdown }) => markdown);
  const asked = Object.entries(fields).filter(([name]) => !written.includes(name));
  return asked.map(([name, field]) => {
    const { label, missing } = field;
    const { Input } = atDesk(field);
    const bound = {
      control,
      name: of + name,
      label,
      ...(missing !== undefined && { required: true as const }),
    };
    return <Input key={name} field={field} bound={bound} forMembers={forMembers} Inside={ContentFields} />;
  });
}
