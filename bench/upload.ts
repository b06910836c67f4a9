import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { startServerProcess } from './server-process.ts';

const pieceBytes = 8 * 1024 * 1024;
const pieces = 10;
const rounds = 3;
const goal = 4;
const uploadsPath = '/api/members/storage/uploads';
const headers = { 'tus-resumable': '1.0.0' };
/** One connection for all pieces, as browsers have. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Target {
  readonly url: string;
  readonly cookies: readonly string[];
}

/** A file sent in pieces, as browsers do, against the same bytes written to the same disk by nobody else. */
export async function benchUpload(): Promise<Figure[]> {
  const server = await startServerProcess<Target>('./read-server.ts');
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'));
  try {
    // Whatever begins like a film is taken for one; what it is made of is looked at later.
    const piece = randomBytes(pieceBytes);
    piece.set(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1'));
    const { origin } = new URL(server.target.url);
    const send = (index: number) => sendFile(origin, server.target.cookies[index] ?? '', piece);
    const copy = () => writeFile(join(folder, 'copy'), piece);
    await send(0);
    await copy();
    const [sent, copied] = [await bestOf(() => send(1)), await bestOf(copy)];
    const megabytes = (pieces * pieceBytes) / 1024 / 1024;
    const ratio = sent / copied;
    return [
      {
        what: `${megabytes} MB sent in pieces / written to a file`,
        value: `${ratio.toFixed(2)} ×`,
        goal: `≤ ${goal} ×`,
        met: ratio <= goal,
        detail: `${Math.round(megabytes / (sent / 1000))} and ${Math.round(megabytes / (copied / 1000))} MB/s, best of ${rounds}; load ${loadavg()[0]?.toFixed(1)}`,
      },
    ];
  } finally {
    agent.destroy();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function sendFile(origin: string, cookie: string, piece: Buffer): Promise<void> {
  const length = { 'upload-length': String(pieces * piece.length) };
  const metadata = { 'upload-metadata': `filename ${btoa('film.mp4')}` };
  const begun = await fetch(`${origin}${uploadsPath}`, {
    method: 'POST',
    headers: { ...headers, ...length, ...metadata, cookie },
  });
  const address = new URL(begun.headers.get('location') ?? '', origin);
  for (let at = 0; at < pieces; at += 1) {
    await sendPiece(address, piece, { cookie, 'upload-offset': String(at * piece.length) });
  }
}

/** Not by `fetch`: it copies what it sends several times, and we do not measure that. */
function sendPiece(address: URL, piece: Buffer, own: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, {
      method: 'PATCH',
      agent,
      headers: {
        ...headers,
        ...own,
        'content-length': piece.length,
        'content-type': 'application/offset+octet-stream',
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (reply) => {
      reply.resume();
      if (reply.statusCode === 204) reply.on('end', () => resolve());
      else reject(new Error(`A piece was answered with ${reply.statusCode}.`));
    });
    outgoing.end(piece);
  });
}

async function writeFile(path: string, piece: Buffer): Promise<void> {
  const file = await open(path, 'w');
  for (let at = 0; at < pieces; at += 1) await file.write(piece);
  await file.sync();
  await file.close();
}

/** What other programs did meanwhile counts least in the quickest of a few. */
async function bestOf(work: () => Promise<void>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}
