import { textType } from './text.ts';

/** A kind can have one field of this type. */
interface Picture {
  readonly tooLarge: string;
  readonly uploadFailed?: string;
}

const others = { cell: null, isOnlyNamed: true } as const;

export const picture = textType<Picture>(({ image }, { label }) => image(label), others);
