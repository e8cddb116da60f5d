import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from './scripts/reporters.ts';

export default defineConfig({
  test: { projects: ['contract', 'functions', 'web', 'emulators', 'demo', 'scripts'], reporters, outputFile },
});
