/** The file with the numbers behind a year's page. */
import { paths } from './paths.ts';

const ending = '.csv';

export const yearFile = (year: string) => paths.year(year) + ending;

/** The year in the path of such a file. */
export const yearInFile = (pathname: string): string | undefined => /^\/(\d{4})\.csv$/.exec(pathname)?.[1];
