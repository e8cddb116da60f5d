import type { Field } from '@lab/contract/core/content/field';
import * as fieldTypes from '@lab/contract/core/fields/types';
import { expect, it } from 'vitest';
import { atDesk } from './at-desk.ts';

it.each(Object.keys(fieldTypes))('forms at the desk have an input for %s', (is) => {
  expect(atDesk({ is } as Field).Input).toBeTypeOf('function');
});
