import { type LinkIconName, linkIcons } from './link-icons.ts';

export type { LinkIconName } from './link-icons.ts';

export function LinkIcon({ name }: { name: LinkIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={linkIcons[name]} fillRule="evenodd" />
    </svg>
  );
}
