import { LongTextField } from '../editor/long-text-field.tsx';
import type { InputProps } from './at-desk.ts';

export const Input = ({ bound, forMembers }: InputProps) => (
  <LongTextField {...bound} forMembers={forMembers} />
);
