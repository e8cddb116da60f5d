/** Tables that others find hard to read, and the same tables written by us. */
import { toCsv } from '@lab/contract/lib/csv';
import { csvRows } from '@lab/contract/lib/csv-rows';
import { difference } from '../difference.ts';
import { suite } from '../suite.ts';

type Rows = Record<string, string>[];

export const csvSpectrum = suite({
  name: 'csv-spectrum',
  part: 'In',
  about: 'tables that are imported and exported',
  repository: 'max-mapper/csv-spectrum',
  commit: 'd30e80f8b99d2eecb3778f1d7b9ed1cb425502ec',
  needs: 'nothing',
  product: { csvRows, toCsv },
  planted: {
    csvRows: (text) => text.split('\n').map((row, at) => ({ line: at + 1, cells: row.split(',') })),
    toCsv: (rows) => rows.map((row) => row.join(',')).join('\n'),
  },
  *cases({ files, product }) {
    const read = (text: string): Rows => {
      const [head, ...rows] = product.csvRows(text);
      return rows.map(({ cells }) =>
        Object.fromEntries(head?.cells.map((name, at) => [name, cells[at] ?? '']) ?? []),
      );
    };
    for (const file of files.list('csvs', '.csv')) {
      const name = file.replace(/^csvs\/|\.csv$/g, '');
      const rows: Rows = [JSON.parse(files.read(`json/${name}.json`))].flat();
      yield { name, fault: () => difference(read(files.read(file)), rows) };
      yield {
        name: `${name}, written and read again`,
        fault: () =>
          difference(read(product.toCsv([Object.keys(rows[0] ?? {}), ...rows.map(Object.values)])), rows),
      };
    }
  },
});
