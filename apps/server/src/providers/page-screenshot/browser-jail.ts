import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchMemory } from '../../media-tools/watch-memory.ts';
import { findServiceUser, type ServiceUser } from '../../postgres/service-user.ts';

/** A browser that belongs to one page, and is gone afterwards with all that it wrote. */
export interface JailedBrowser {
  readonly child: ChildProcess;
  /** Whether it was ended because the page needed too much memory. */
  wasTooHeavy(): boolean;
  close(): Promise<void>;
}

/** More than this for one page, all its processes together, and it is ended. */
const maxMegabytes = 1500;

/**
 * A network of its own, with nobody in it, as the same user: the browser keeps its own sandbox, and whatever
 * breaks out of that still reaches no address, not even this machine's.
 */
const jail = ['--user', '--map-current-user', '--net', '--'];

const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-gpu',
  '--mute-audio',
  '--hide-scrollbars',
  '--disable-extensions',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  // Everything a page asks for comes from us; what would not go through us leads nowhere, twice.
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  // Frames of other sites in the same process, so that we are asked for theirs too.
  '--disable-features=IsolateOrigins,site-per-process',
  '--renderer-process-limit=1',
  '--js-flags=--max-old-space-size=256',
];

/** Whether this machine gives programs a network of their own. */
export async function hasJail(): Promise<boolean> {
  const user = await findServiceUser().catch(() => undefined);
  if (!user && process.getuid?.() === 0) return false;
  return new Promise((resolve) => {
    const child = spawn('unshare', [...jail, 'true'], { ...user, cwd: '/', stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Starts the browser. As root, it runs under the service user: nothing of ours can be read by it. */
export async function startJailedBrowser(program: string): Promise<JailedBrowser> {
  const user = await findServiceUser();
  const home = await makeHome(user);
  const child = spawn('unshare', [...jail, program, ...flags, `--user-data-dir=${home}`], {
    ...user,
    cwd: home,
    detached: true,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: home },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let isTooHeavy = false;
  const stopWatching = watchMemory(child.pid, maxMegabytes, () => {
    isTooHeavy = true;
    killGroup(child);
  });
  return {
    child,
    wasTooHeavy: () => isTooHeavy,
    async close() {
      stopWatching();
      killGroup(child);
      await ended;
      // A process of it may write its last file while we remove them.
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function makeHome(user: ServiceUser | undefined): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'reelwright-page-'));
  if (user) await chown(home, user.uid, user.gid);
  return home;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
