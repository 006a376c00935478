import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { nocturneFacts } from './facts-plugin.ts';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [nocturneFacts(), svelte()],
  build: {
    outDir: fileURLToPath(new URL('../src/noctuary/server/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    // Messages and facts lie beside the Python code that uses them too.
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
