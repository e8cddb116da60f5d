/** The command line as firebase-tools writes it: `--name value` or `--name=value`. */
export interface Flags {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  readonly rules?: string;
  readonly seedFromExport?: string;
  readonly indexes?: string;
  /** `host:port` of the functions emulator, which receives the events of documents. */
  readonly functionsEmulator?: string;
  readonly warnings: readonly string[];
}

/** Flags of the official emulator that are accepted and ignored. */
const accepted = new Set([
  'websocket_port',
  'webchannel_port',
  'single_project_mode',
  'single_project_mode_error',
]);

/**
 * firebase-tools only passes flags that it knows, so an environment variable may name the file of indexes.
 */
export function readFlags(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Flags {
  const values = new Map<string, string>();
  const warnings: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const match = /^--([\w-]+)(?:=(.*))?$/s.exec(args[i] ?? '');
    if (!match?.[1]) {
      warnings.push(`Ignoring the argument "${args[i]}".`);
      continue;
    }
    const next = args[i + 1];
    const separate = match[2] === undefined && next !== undefined && !next.startsWith('--');
    values.set(match[1], match[2] ?? (separate ? next : 'true'));
    if (separate) i++;
  }
  const take = (name: string) => {
    const value = values.get(name);
    values.delete(name);
    return value;
  };
  const edition = take('database-edition') ?? 'standard';
  if (edition !== 'standard')
    throw new Error(`The database edition "${edition}" is not supported, only "standard".`);
  const port = Number(take('port') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('--port must be a port number.');
  const rules = take('rules');
  const seed = take('seed_from_export');
  const indexes = take('indexes') ?? environment.FIRESTORE_EMULATOR_INDEXES;
  const functions = take('functions_emulator');
  const flags = {
    host: take('host') ?? '127.0.0.1',
    port,
    projectId: take('project_id') ?? 'demo-project',
    ...(rules === undefined ? {} : { rules }),
    ...(seed === undefined ? {} : { seedFromExport: seed }),
    ...(indexes ? { indexes } : {}),
    ...(functions === undefined ? {} : { functionsEmulator: functions }),
  };
  for (const name of values.keys())
    if (!accepted.has(name)) warnings.push(`Ignoring the unknown flag --${name}.`);
  return { ...flags, warnings };
}
