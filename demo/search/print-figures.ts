import { printFigures } from './figures.ts';

await printFigures();
