import type { Sheet } from './src/site/used-styles.ts';

export function readSheet(css: string): Sheet;
