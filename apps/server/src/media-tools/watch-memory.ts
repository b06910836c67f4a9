import { readFile } from 'node:fs/promises';

const lookMs = 250;

/**
 * Says once when a process, with all that it started, holds more memory than it may. Pixels lie outside of what V8
 * counts and limits, so nobody else would notice before the machine is out of memory. Where the system does not
 * tell, nothing is limited.
 */
export function watchMemory(
  pid: number | undefined,
  maxMegabytes: number,
  onTooMuch: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const held = await kilobytesOf(pid);
    if (!timer) return;
    if (held > maxMegabytes * 1024) onTooMuch();
    else timer = setTimeout(look, lookMs);
  };
  timer = setTimeout(look, 0);
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}

async function kilobytesOf(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const [status, children] = await Promise.all([read('status'), read(`task/${pid}/children`)]);
  const own = Number(/^RssAnon:\s*(\d+)/m.exec(status)?.[1] ?? 0);
  const below = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(kilobytesOf));
  return below.reduce((sum, kilobytes) => sum + kilobytes, own);
}
