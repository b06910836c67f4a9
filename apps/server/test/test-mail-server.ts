import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface TestMailServer {
  readonly url: string;
  /** Mails that were taken over wholly. */
  readonly received: { to: string[]; mail: Email }[];
  /** How many mails were begun, finished or not. */
  begun(): number;
  close(): Promise<void>;
}

interface MailServerOptions {
  /** Refuses this many mails before it takes one. */
  readonly refuse?: number;
  /** Waits for this before it accepts a recipient. */
  readonly before?: () => Promise<void>;
}

/** A real SMTP server on loopback. */
export async function startMailServer(options: MailServerOptions = {}): Promise<TestMailServer> {
  const received: { to: string[]; mail: Email }[] = [];
  let begun = 0;
  let toRefuse = options.refuse ?? 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      begun += 1;
      void Promise.resolve(options.before?.()).then(() => done());
    },
    onData(stream, session, done) {
      void text(stream).then(async (raw) => {
        if (toRefuse > 0) {
          toRefuse -= 1;
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, mail: await PostalMime.parse(raw) });
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    begun: () => begun,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
