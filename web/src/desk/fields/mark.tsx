import { SwitchField } from '../../ui/form/switch-field.tsx';
import desk from '../desk.module.css';
import type { AtDesk, InputProps } from './at-desk.ts';

export const Input = ({ bound, field: { hint } }: InputProps<'mark'>) => (
  <>
    <SwitchField {...bound} />
    {hint && <p className={desk.lead}>{hint}</p>}
  </>
);

export const text: AtDesk<'mark'>['text'] = (value, { labels }) => labels[`${Boolean(value)}`];
