import { textType } from './text.ts';

interface WebAddress {
  /** The address of a repository, which the server reads on a schedule. A kind can have one such field. */
  readonly isRead?: true;
}

export const url = textType<WebAddress>(({ url }, { label }) => url(label));
