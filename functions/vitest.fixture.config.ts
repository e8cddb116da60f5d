import { defineConfig } from 'vitest/config';
import calls from './vitest.calls.config.ts';

/** `npm run fixture -w functions` keeps what this release stores. */
export default defineConfig({ test: { ...calls.test, name: 'fixture', include: ['fixtures/write.ts'] } });
