import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import product from '../../package.json' with { type: 'json' };
import { maxWorkers } from '../../scripts/testing/max-workers.ts';
import { helpPagesPlugin } from './build/help-pages-plugin.ts';
import { pageCodePlugin } from './build/page-code-plugin.ts';
import { callRoutesModule } from './call-routes-module.ts';

const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';
const SERVER_PATHS = [
  '/api',
  '/files',
  '/fonts',
  '/emoji',
  '/library',
  '/videos',
  '/articles',
  '/oembed',
  '/healthz',
  '/readyz',
  '/own',
];

export default defineConfig({
  base: '/',
  plugins: [react(), callRoutesModule(), helpPagesPlugin(), pageCodePlugin()],
  define: { __PRODUCT_VERSION__: JSON.stringify(product.version) },
  // The server puts a fresh nonce in place of this word in every reply, and the same one in its policy header.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, API_URL])) },
  // Tests may run on a machine that is busy with others.
  test: {
    name: 'web',
    // Those in a browser have a project of their own.
    exclude: [...configDefaults.exclude, '**/*.component.test.tsx'],
    testTimeout: 120_000,
    maxWorkers,
    isolate: false,
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'baseline-widely-available',
    // A picture or a font inlined as data: would be refused by font-src 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        landing: 'index.html',
        members: 'members.html',
        pricing: 'pricing.html',
        support: 'support.html',
        player: 'player.html',
        verify: 'verify.html',
        lead: 'lead.html',
        watch: 'watch.html',
        embed: 'embed.html',
        help: 'help.html',
        notFound: 'not-found.html',
      },
    },
  },
});
