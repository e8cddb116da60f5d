import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from '../scripts/reporters.ts';

export default defineConfig({
  test: {
    name: 'deploy',
    dir: import.meta.dirname,
    include: ['src/**/*.deploy.test.ts'],
    reporters,
    outputFile,
  },
});
