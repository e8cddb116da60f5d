/** The first rows that take so many bytes together. */
export function fittingRows<Row>(rows: readonly Row[], most: number): Row[] {
  // The brackets of the list.
  let bytes = 2;
  return rows.filter((row) => {
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
    return bytes <= most;
  });
}
