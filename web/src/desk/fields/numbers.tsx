export { Input } from './text.tsx';
