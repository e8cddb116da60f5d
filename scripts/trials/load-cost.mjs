// What a month costs on Firebase, by the assumptions and prices of docs/costs.md.
const readsOfView = 6.3;
const bytesOfView = 150_000;
const secondsOfView = 0.1;
const daysOfMonth = 30;

/** @param {number} used @param {number} free @param {number} price of one */
const paid = (used, free, price) => Math.max(0, used - free) * price;

/** In dollars, with nothing from a cache. @param {number} views of pages, in a month */
export function monthOf(views) {
  const firestore = paid(views * readsOfView, 50_000 * daysOfMonth, 0.06 / 100_000);
  const calls = paid(views, 2_000_000, 0.4 / 1_000_000);
  const seconds = paid(views * secondsOfView, 180_000, 0.000024);
  const sent = paid(views * bytesOfView, 360_000_000 * daysOfMonth, 0.15 / 1e9);
  return { firestore, functions: calls + seconds, sent };
}
