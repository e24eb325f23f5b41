import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', cssMinify: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0, outDir: '../src/cardwright/server/static', emptyOutDir: true },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'node', css: true, include: ['tests/**/*.test.ts'] },
});
