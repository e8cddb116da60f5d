// Skips work of firebase-tools that a local suite does not need, so that it starts in a third of the time and answers
// faster.
import { createRequire } from 'node:module';

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));

export function startLightly() {
  // For each of the parameters of Auth's hundred calls it compiles a check, and for each check one of the check itself.
  const exegesis = ofTools('exegesis-express');
  const { middleware } = exegesis;
  exegesis.middleware = (/** @type {object} */ calls, /** @type {object} */ options) =>
    middleware(calls, { ...options, lazyCompileValidationSchemas: true });
  const ofExegesis = createRequire(ofTools.resolve('exegesis'));
  ofExegesis('ajv').default.prototype.validateSchema = () => true;
  // It asks npm's registry for the newest version, and waits; package-lock.json says which one is used.
  ofTools('./deploy/functions/runtimes/node/versioning').getLatestSDKVersion = () => undefined;
  // It writes ten lines for debugging at every call, which take a tenth of its time.
  const { logger } = ofTools('./logger');
  logger.debug = () => logger;
  // It keeps every line in memory for its UI, which does not run here.
  const logs = ofTools('./emulator/loggingEmulator').LoggingEmulator.prototype;
  const { start } = logs;
  logs.start = async function () {
    await start.call(this);
    logger.remove(this.transport);
  };
}
