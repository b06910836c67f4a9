import { createReadStream, existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../../scripts/testing/max-workers.ts';
import { callRoutesModule } from './call-routes-module.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Every package that components import, bundled before the first test. One that Vite only came upon in the midst of
 * a test would be bundled then, and the page loaded anew under the test: in every fresh clone, now and then.
 */
const packages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@simplewebauthn/browser',
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/modals',
  '@mantine/notifications',
  '@tiptap/core',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/starter-kit',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'axe-core',
  'bidi-js',
  'canvas-filters',
  'idb',
  '@tabler/icons-react',
  '@tanstack/react-query',
  'mutative',
  'react-moveable',
  'react-router',
  'react-router/dom',
  'tus-js-client',
  'uqr',
  'zod',
];

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  },
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * All files in one page, one after the other: each page reads and compiles the whole product for itself, and other tests
 * keep the processors busy besides. `maxWorkers: 1` would say the same, but Vitest would let all other projects wait.
 */
const onePage: typeof chromium = {
  ...chromium,
  providerFactory: (project) =>
    Object.assign(chromium.providerFactory(project), { supportsParallelism: false }),
};

/** Components in a real browser, without a server: for what a journey would take ten times as long to show. */
export default defineConfig({
  plugins: [callRoutesModule(), shippedFiles()],
  // React as people have it. The one for developers takes the stack of every element it makes, which was half of the time.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['module', 'browser', 'production'] },
  define: { __PRODUCT_VERSION__: JSON.stringify('0.0.0') },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  optimizeDeps: {
    include: packages,
    noDiscovery: true,
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    // Named as flaky at the end of the run, if it passes then.
    retry: 1,
    name: 'components',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['src/testing/set-up-components.ts'],
    // What waits longer waits for nothing: with a limit of two minutes twelve such tests took an hour.
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      instances: [{ browser: 'chromium' }],
      provider: onePage,
    },
  },
});

/** What the product's server has at these addresses: fonts, and what ships with the product. */
function shippedFiles(): Plugin {
  const folders = {
    '/fonts/': join(repository, 'node_modules/@fontsource'),
    '/library/': join(repository, 'library'),
  };
  return {
    name: 'shipped-files',
    configureServer({ middlewares }) {
      for (const [address, folder] of Object.entries(folders)) {
        middlewares.use(address, (request, reply) => {
          const path = join(folder, normalize(request.url?.split('?')[0] ?? ''));
          if (path.startsWith(folder) && existsSync(path)) createReadStream(path).pipe(reply);
          else reply.writeHead(404).end();
        });
      }
    },
  };
}
