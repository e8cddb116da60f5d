import type { Measured } from './measure.ts';

export function print(title: string, measured: Measured[]): void {
  console.log(`\n${title}`);
  console.log(`${'call'.padEnd(28)} reads   bytes  median ms  p99 ms  without engine`);
  for (const { name, reads, bytes, medianMs, slowestMs, handlerMs } of measured) {
    const numbers = [
      String(reads).padStart(5),
      String(bytes).padStart(7),
      medianMs.toFixed(1).padStart(10),
      slowestMs.toFixed(1).padStart(7),
      handlerMs.toFixed(2).padStart(15),
    ];
    console.log(`${name.padEnd(28)} ${numbers.join(' ')}`);
  }
}
