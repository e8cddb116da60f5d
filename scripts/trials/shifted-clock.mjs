// Loaded into every process of a suite (NODE_OPTIONS): its clock goes wrong by as many milliseconds as a file
// says, whenever that changes. The clock of the machine, which others use too, stays as it is.
import { readFileSync } from 'node:fs';

const file = String(process.env.LAB_CLOCK);
const lookEveryMs = 50;
const Right = Date;
const now = Date.now;
let byMs = 0;

function look() {
  try {
    byMs = Number(readFileSync(file, 'utf8'));
  } catch {
    // The trial has ended, and its folder is gone.
  }
}
look();
setInterval(look, lookEveryMs).unref();

const shifted = () => now() + byMs;
const Wrong = new Proxy(Right, {
  construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [shifted()], as),
  apply: () => new Wrong().toString(),
  get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
});
Right.prototype.constructor = Wrong;
globalThis.Date = Wrong;
