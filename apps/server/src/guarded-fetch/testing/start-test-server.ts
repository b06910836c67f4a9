import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { testCertificate } from './test-certificate.ts';

/** The one loopback address the tests declare public. 127.0.0.1 stays forbidden. */
export const PUBLIC_ADDRESS = '127.0.0.2';

export interface TestServer {
  readonly port: number;
  /** `METHOD path` of every request that arrived. */
  readonly hits: string[];
  /** Connections made so far, with or without a request. */
  connections: () => number;
  openSockets: () => number;
  url: (path?: string) => string;
  close: () => Promise<void>;
}

interface TestServerOptions {
  readonly host?: string;
  readonly port?: number;
  readonly tls?: boolean;
}

/** A real HTTP server on a loopback address that remembers who came. */
export async function startTestServer(
  listener: RequestListener,
  { host = PUBLIC_ADDRESS, port = 0, tls = false }: TestServerOptions = {},
): Promise<TestServer> {
  const hits: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = tls ? createTlsServer(testCertificate) : createServer();
  server.on('request', (request, response) => {
    hits.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  const shownHost = host.includes(':') ? `[${host}]` : host;

  return {
    port: bound,
    hits,
    connections: () => connections,
    openSockets: () => sockets.size,
    url: (path = '/') => `${tls ? 'https' : 'http'}://${shownHost}:${bound}${path}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
