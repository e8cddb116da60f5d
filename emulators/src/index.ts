export { deleteSaves, newestSave } from './saving/folders.ts';
export { addressOfUser, takeOver } from './saving/takeover.ts';
export { importInto } from './suite/import-into.ts';
export { start } from './suite/start.ts';
