// Loaded into each process that runs functions. Loads the modules of firebase-tools only when they are used, because
// there are a thousand.
import Module, { isBuiltin } from 'node:module';

const ofTools = /[\\/]firebase-tools[\\/]lib[\\/]/;
const runtime = /[\\/]functionsEmulatorRuntime(?:\.js)?$/;

/** @typedef {(request: string, parent?: { filename?: string }, isMain?: boolean) => any} Load */
const modules = /** @type {{ _load: Load }} */ (/** @type {unknown} */ (Module));

/**
 * Replaces a module until something of it is used.
 * @param {() => any} load
 */
function whenUsed(load) {
  /** @type {any} */
  let loaded;
  const module = () => (loaded ??= load());
  // Some modules are a function or a class; a bound one has no property of its own that a proxy would have to show.
  return new Proxy(Object.bind(undefined), {
    get: (_, key) => module()[key],
    set: (_, key, value) => Reflect.set(module(), key, value),
    has: (_, key) => key in module(),
    apply: (_, self, given) => Reflect.apply(module(), self, given),
    construct: (_, given, wanted) => Reflect.construct(module(), given, wanted),
    ownKeys: () => Reflect.ownKeys(module()),
    getOwnPropertyDescriptor: (_, key) => {
      const property = Reflect.getOwnPropertyDescriptor(module(), key);
      return property && { ...property, configurable: true };
    },
  });
}

if (runtime.test(process.argv[1] ?? '')) {
  const load = modules._load;
  modules._load = (request, parent, isMain) => {
    const now = () => load.call(Module, request, parent, isMain);
    const from = parent?.filename ?? '';
    return ofTools.test(from) && !runtime.test(from) && !isBuiltin(request) ? whenUsed(now) : now();
  };
}
