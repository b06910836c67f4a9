import { startTestServer, type TestServer } from './start-test-server.ts';

export interface Victim {
  readonly port: number;
  /** Connections on all its addresses: must stay 0 when a test says "refused". */
  connections: () => number;
  requests: () => number;
  close: () => Promise<void>;
}

/** The server nobody may reach: the same port on 127.0.0.1 and, where there is IPv6, on ::1. */
export async function startVictim(port = 0): Promise<Victim> {
  const answer: Parameters<typeof startTestServer>[0] = (_request, response) =>
    response.end('SECRET');
  const first = await startTestServer(answer, { host: '127.0.0.1', port });
  const second = await startTestServer(answer, { host: '::1', port: first.port }).catch(
    (error): TestServer | undefined => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return undefined;
      throw error;
    },
  );
  return {
    port: first.port,
    connections: () => first.connections() + (second?.connections() ?? 0),
    requests: () => first.hits.length + (second?.hits.length ?? 0),
    async close() {
      await Promise.all([first.close(), second?.close()]);
    },
  };
}
