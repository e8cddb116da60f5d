import { AreasField } from '../areas-field.tsx';
import type { AtDesk, InputProps } from './at-desk.ts';

export const Input = ({ bound, field }: InputProps<'area'>) => <AreasField {...bound} max={field.max} />;

export const text: AtDesk['text'] = (ids, _, { references }) => {
  const all = references as { _id: string; name: string }[];
  const known = new Map(all.map(({ _id, name }) => [_id, name]));
  return (ids as string[]).flatMap((id) => known.get(id) ?? []).join('; ');
};
