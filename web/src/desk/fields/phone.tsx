import { line } from './text.tsx';

export const Input = line('tel');
