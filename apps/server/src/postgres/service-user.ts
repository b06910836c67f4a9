import { spawn } from 'node:child_process';

/** The account under which PostgreSQL runs when we are root, which PostgreSQL itself refuses. */
export interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
}

const serviceUserName = 'reelwright';

/** The service user when running as root (made on first need), or nothing for ordinary users. */
export async function findServiceUser(): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await lookUp(serviceUserName);
  if (known) return known;
  await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    serviceUserName,
  ]);
  const made = await lookUp(serviceUserName);
  if (made) return made;
  throw new Error(
    `PostgreSQL cannot run as root, and the user "${serviceUserName}" could not be made. ` +
      'Please start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the service user may enter this folder, or run this program. */
export async function canReach(user: ServiceUser, path: string): Promise<boolean> {
  return (await run('test', ['-x', path], user)).code === 0;
}

async function lookUp(name: string): Promise<ServiceUser | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

async function run(
  command: string,
  args: readonly string[],
  user?: ServiceUser,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', () => resolve({ code: -1, output: '' }));
    child.on('close', (code) => resolve({ code: code ?? -1, output: output.trim() }));
  });
}
