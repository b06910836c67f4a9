import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findModulesQuickly } from '../apps/server/src/bin/find-modules-quickly.ts';

// Every worker reads this file, and then the part of the server that writes accounts.
findModulesQuickly();

// Two runs on one machine should not meet; the workers, which read this file too, inherit the choice.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = Number(process.env.E2E_PORT);
const address = `http://localhost:${port}`;

/** A data folder per run. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-e2e-'));
  chmodSync(folder, 0o711);
  return folder;
}
process.env.E2E_DATA_DIR ??= join(dataFolder(), 'data');
/** What is heard through the microphone of every browser; written before the first one opens. Reading this file needs no ffmpeg. */
const microphone = join(dirname(process.env.E2E_DATA_DIR), 'microphone.wav');
process.env.E2E_MICROPHONE = microphone;

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './write-microphone.ts',
  outputDir: 'results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  fullyParallel: true,
  // Unit tests run beside them. Each worker has a browser of its own, which reads and compiles the product once more.
  workers: 2,
  // One that passes on its second try is named at the end of the run, and repaired before anything else.
  retries: 1,
  forbidOnly: true,
  // Whoever waits waits for something that happens; beside other work that may take its time.
  timeout: 300_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  // Fonts are smoothed a little differently from machine to machine; layout is not.
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02, threshold: 0.25 } },
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--font-render-hinting=none',
        // All pages of a worker come from one process, which has compiled them before (journeys/warm-context.ts).
        '--process-per-site',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${microphone}`,
      ],
    },
    // One place for all: a browser in another one would read and compile the product anew.
    timezoneId: 'UTC',
    locale: 'en-GB',
    // Nothing moves away under the pointer; journeys about motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step takes a quarter of the time; `--trace on` does it when needed.
    trace: 'off',
  },
  webServer: {
    command: `"${process.execPath}" ../apps/server/src/bin/start.ts`,
    url: `${address}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Every test comes from an address of its own (journeys/test.ts).
      TRUST_PROXY: '127.0.0.1,::1',
      // Served by the journey that looks for news.
      NEWS_FEEDS: `http://127.0.0.1:${port + 1}/news-feed.xml`,
    },
    // A busy machine takes its time over the first start.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
