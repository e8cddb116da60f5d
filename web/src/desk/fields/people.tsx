import { PeopleField } from '../../ui/form/people-field.tsx';
import type { InputProps } from './at-desk.ts';

export const Input = ({ bound, field }: InputProps<'people'>) => <PeopleField {...bound} max={field.max} />;
