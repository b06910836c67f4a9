import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { findFreePort } from '../../apps/server/src/postgres/find-free-port.ts';

/** What Node has compiled before, so that further installations start faster. */
const compileCache = process.env.NODE_COMPILE_CACHE;
const startFile = fileURLToPath(new URL('../../apps/server/src/bin/start.ts', import.meta.url));

/** Beside much other work a first start takes minutes. */
export const startedMs = 300_000;

interface OwnProduct {
  readonly address: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** An installation of a journey's own, for settings that the others and their pictures do without. */
export async function startOwnProduct(
  settingsAt: (address: string) => Promise<Record<string, string>>,
): Promise<OwnProduct> {
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const settings = await settingsAt(address);
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-own-'));
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  const product = spawn(process.execPath, [startFile], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      ...(compileCache && { NODE_COMPILE_CACHE: compileCache }),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1,::1',
      ...settings,
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  const close = async () => {
    const ended = once(product, 'exit');
    product.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  try {
    await expect.poll(isReady, { timeout: startedMs }).toBe(200);
  } catch (error) {
    await close();
    throw error;
  }
  return { address, dataDir, close };
}
