/**
 * The life of a record of every kind of content: its states, and the moves between them. Visitors read only
 * what was published; a draft, a next version and a withdrawn record are documents of their own
 * (docs/decisions/104-drafts-are-documents-of-their-own.md).
 */
export const contentStates = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const;

/** `changed`: published, with a next version that nobody but the desk reads. */
export type ContentState = (typeof contentStates)[number];

/** `none`: there is no such record. */
export type AnyState = ContentState | 'none';

interface ContentMove {
  /**
   * What visitors read changes, or will by itself, so it needs the right to publish: always, or from these
   * states.
   */
  readonly changesSite?: true | readonly AnyState[];
  /** To which states it leads from each state from which it is possible. */
  readonly to: { readonly [From in AnyState]?: readonly AnyState[] };
}

export const contentMoves = {
  /** What is scheduled stays so, and then has to be complete. */
  save: {
    changesSite: ['scheduled'],
    to: {
      none: ['draft'],
      draft: ['draft'],
      scheduled: ['scheduled'],
      published: ['changed'],
      changed: ['changed'],
      withdrawn: ['withdrawn'],
    },
  },
  publish: {
    changesSite: true,
    to: {
      draft: ['published'],
      scheduled: ['published'],
      changed: ['published'],
      withdrawn: ['published'],
    },
  },
  /** A published record has only a time at which it is withdrawn. */
  schedule: {
    changesSite: true,
    to: {
      draft: ['scheduled'],
      scheduled: ['scheduled'],
      published: ['published'],
      changed: ['scheduled', 'changed'],
      withdrawn: ['scheduled'],
    },
  },
  unschedule: {
    changesSite: true,
    to: {
      scheduled: ['draft', 'changed', 'withdrawn'],
      published: ['published'],
      changed: ['changed'],
    },
  },
  withdraw: {
    changesSite: true,
    to: { published: ['withdrawn'], changed: ['withdrawn'], scheduled: ['withdrawn'] },
  },
  /** A withdrawn record is then deleted, and can be restored as others can. */
  drop: {
    changesSite: ['withdrawn'],
    to: { draft: ['none'], changed: ['published'], withdrawn: ['none'] },
  },
  /** An earlier version becomes the draft. */
  restore: {
    to: { draft: ['draft'], published: ['changed'], changed: ['changed'], withdrawn: ['withdrawn'] },
  },
} as const satisfies Record<string, ContentMove>;

export type MoveName = keyof typeof contentMoves;

export const moveNames = Object.keys(contentMoves) as MoveName[];

export function targetsOf(move: MoveName, from: AnyState): readonly AnyState[] {
  const { to }: ContentMove = contentMoves[move];
  return to[from] ?? [];
}

/** Whether the move needs the right to publish, and not only that to write. */
export function needsPublisher(move: MoveName, from: AnyState): boolean {
  const { changesSite }: ContentMove = contentMoves[move];
  return changesSite === true || (changesSite ?? []).includes(from);
}

export const canMove = (move: MoveName, from: AnyState) => targetsOf(move, from).length > 0;

/** What says in which state a record is. */
interface Standing {
  /** Visitors read it. */
  isPublic: boolean;
  hasDraft: boolean;
  wasWithdrawn: boolean;
  isToBePublished: boolean;
}

export function stateOf({ isPublic, hasDraft, wasWithdrawn, isToBePublished }: Standing): AnyState {
  if (isToBePublished) return 'scheduled';
  if (isPublic) return hasDraft ? 'changed' : 'published';
  if (wasWithdrawn) return 'withdrawn';
  return hasDraft ? 'draft' : 'none';
}
