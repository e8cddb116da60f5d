import { fields } from './fields.ts';
import { letters } from './letters.ts';
import { living } from './living.ts';
import { matter } from './matter.ts';
import { places } from './places.ts';
import { plots } from './plots.ts';
import type { Scene } from './svg.ts';
import { systems } from './systems.ts';

export const scenes = {
  ...fields,
  ...letters,
  ...living,
  ...matter,
  ...places,
  ...plots,
  ...systems,
} satisfies Record<string, Scene>;

export type PictureKind = keyof typeof scenes;
