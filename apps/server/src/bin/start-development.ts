import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../postgres/find-free-port.ts';
import type { Settings } from '../settings/read-settings.ts';

const repository = join(import.meta.dirname, '../../../..');

/** What `npm run dev` adds: Vite on PORT in front of the API, and restarts when server code changes. */
interface Development {
  /** For the API: it moves to another port, since Vite takes PORT. */
  readonly environment: Readonly<Record<string, string>>;
  onServerChange(restart: () => void): void;
  close(): Promise<void>;
}

export async function startDevelopment(settings: Settings): Promise<Development> {
  const apiPort = String(await findFreePort());
  const vite = startVite(settings, `http://127.0.0.1:${apiPort}`);
  const watchers: FSWatcher[] = [];
  return {
    environment: { PORT: apiPort, HOST: '127.0.0.1', PUBLIC_URL: settings.PUBLIC_URL },
    onServerChange(restart) {
      let timer: NodeJS.Timeout | undefined;
      for (const folder of ['apps/server/src', 'packages']) {
        watchers.push(
          watch(join(repository, folder), { recursive: true }, (_event, file) => {
            if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
            clearTimeout(timer);
            timer = setTimeout(restart, 100);
          }),
        );
      }
    },
    async close() {
      for (const watcher of watchers) watcher.close();
      if (vite.exitCode !== null || vite.signalCode !== null) return;
      const ended = once(vite, 'exit');
      vite.kill('SIGTERM');
      await ended;
    },
  };
}

function startVite(settings: Settings, apiUrl: string): ChildProcess {
  return spawn(
    process.execPath,
    [
      join(repository, 'node_modules/vite/bin/vite.js'),
      '--host',
      settings.HOST,
      '--port',
      String(settings.PORT),
      '--strictPort',
    ],
    {
      cwd: join(repository, 'apps/web'),
      env: { ...process.env, API_URL: apiUrl },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
}
