import { limits } from '../../api/limits.ts';
import { textType } from './text.ts';

/** The id of one of the lab's roles of the team, which are a setting, so the server compares it with them. */
interface Role {
  /** The value of records that lack the field. The form for a new record preselects nothing. */
  readonly initial: string;
}

export const role = textType<Role>(({ text }, { label }) => text(label, limits.role), {
  empty: ({ initial }) => initial,
  blank: () => '',
});
