import { defineConfig } from 'vitest/config';
import api from './vitest.api.config.ts';

/** `npm run fixture -w functions` keeps what this release stores. */
export default defineConfig({ test: { ...api.test, name: 'fixture', include: ['fixtures/write.ts'] } });
