import { WorksField } from '../works-field.tsx';
import type { InputProps } from './at-desk.ts';

export { text } from './area.tsx';

export const Input = ({ bound, field }: InputProps<'works'>) => <WorksField {...bound} max={field.max} />;
