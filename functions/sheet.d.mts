import type { SheetRule } from './src/site/used-styles.ts';

export function readSheet(css: string): SheetRule[];
