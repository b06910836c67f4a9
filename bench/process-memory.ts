import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessMemory {
  readonly name: string;
  readonly megabytes: number;
}

/** What a process and all that it started hold now; what several of them share counts once (Linux only). */
export function memoryOfTree(root: number): ProcessMemory[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const parent = /^\d+$/.test(entry) && /^PPid:\s+(\d+)/m.exec(read(entry, 'status'))?.[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const isOurs = (id: number): boolean =>
    id === root || (parents.has(id) && isOurs(parents.get(id) ?? 0));
  return [...parents.keys()].filter(isOurs).map((id) => {
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(read(String(id), 'smaps_rollup'))?.[1] ?? 0);
    return { name: nameOf(String(id)), megabytes: kilobytes / 1024 };
  });
}

function nameOf(id: string): string {
  const [program = '', ...args] = read(id, 'cmdline').split('\0');
  const script = args.find((arg) => arg.endsWith('.ts'));
  return (script ?? program).split('/').at(-1) ?? '';
}

/** Empty when the process has ended meanwhile. */
function read(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
