/** `npm start`: one process that owns the data folder, the database, the API and one worker. */
import { join } from 'node:path';
import { calls } from '@reelwright/contract';
import { checkDatabase } from '../app/database-access.ts';
import { checkPort } from '../app/take-port.ts';
import { holdDataDir } from '../data-dir/open-data-dir.ts';
import { connectDatabase } from '../db/database.ts';
import { newOwnerCode } from '../features/owner/owner-service.ts';
import { createLog, type Log } from '../log/create-log.ts';
import { startEmbeddedCluster } from '../postgres/embedded-cluster.ts';
import { createMail } from '../providers/mail/create-mail.ts';
import { readProcessSettings, type Settings } from '../settings/read-settings.ts';
import { ManagedChild } from './managed-child.ts';
import { runProcess, stopAllWithinMs } from './run-process.ts';
import { startDevelopment } from './start-development.ts';
import { showStartingPage } from './starting-page.ts';

const development = process.argv.includes('--dev');

await runProcess(async (stopAsked) => {
  const settings = readProcessSettings();
  const log = createLog('start', settings);
  const dataDir = holdDataDir(settings.DATA_DIR);
  await checkPort(settings).catch((error: unknown) => {
    dataDir.release();
    throw error;
  });
  const cluster = settings.DATABASE_URL ? undefined : await startDatabase(settings, log, stopAsked);
  const databaseUrl = cluster?.databaseUrl ?? settings.DATABASE_URL ?? '';
  const closeCluster = async () => {
    await cluster?.stop();
    dataDir.release();
  };
  try {
    await checkDatabase(databaseUrl);
    const dev = development ? await startDevelopment(settings) : undefined;
    const environment = { DATABASE_URL: databaseUrl, ...dev?.environment };
    const children = ['api', 'worker'].map(
      (name) => new ManagedChild(join(import.meta.dirname, `${name}.ts`), environment, log),
    );
    dev?.onServerChange(() => {
      for (const child of children) child.restart();
    });
    await Promise.all(children.map((child) => child.start()));
    announce(
      await addressToOpen(settings, databaseUrl, log),
      settings.DATA_DIR,
      createMail(settings).description,
    );
    return {
      async close() {
        await dev?.close();
        await Promise.all(children.map((child) => child.stop()));
        await closeCluster();
      },
    };
  } catch (error) {
    await closeCluster();
    throw error;
  }
}, stopAllWithinMs);

/** Meanwhile the installation's address tells that it is starting, and what it waits for. */
async function startDatabase(settings: Settings, log: Log, signal: AbortSignal) {
  const page = await showStartingPage(settings);
  try {
    return await startEmbeddedCluster({
      dataDir: settings.DATA_DIR,
      log,
      onWaiting: page.show,
      signal,
    });
  } finally {
    await page.close();
  }
}

/** Where nobody owns the installation yet, whoever opens this and signs up does. */
async function addressToOpen(
  { PUBLIC_URL }: Settings,
  databaseUrl: string,
  log: Log,
): Promise<string> {
  const database = connectDatabase({ databaseUrl, poolSize: 1, log });
  try {
    const code = await newOwnerCode(database.db);
    return code ? `${PUBLIC_URL}${calls.ownInstallation.path}?code=${code}` : PUBLIC_URL;
  } finally {
    await database.close();
  }
}

function announce(address: string, dataDir: string, mail: string): void {
  process.stdout.write(
    `\n  Reelwright is running at ${address}\n\n  Data: ${dataDir}\n  Mail: ${mail}\n  Stop it with Ctrl-C.\n\n`,
  );
}
