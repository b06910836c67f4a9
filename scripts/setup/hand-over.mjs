import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Runs a program in our place: whoever ends us, or the npm above us, ends it, in whichever way. Ends with it.
 */
export function handOver(program, args, options) {
  // The channel (ipc) tells the program when this process is gone, however it went.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(program, args, { ...options, stdio });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  // Whoever ends npm ends the product, also with a signal that npm does not pass on. Between npm and this
  // process there is a shell, which does not end with it.
  if (process.env.npm_lifecycle_event) {
    const above = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1);
    const watch = setInterval(() => {
      if (above.every(isAlive)) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 1000);
    watch.unref();
  }
  child.on('message', () => undefined);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** 0 where the system does not tell. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
