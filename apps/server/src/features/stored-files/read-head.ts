import { open } from 'node:fs/promises';
import { sniffedBytes } from './sniff-type.ts';

/** As much of a file's beginning as tells what it is. */
export async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
