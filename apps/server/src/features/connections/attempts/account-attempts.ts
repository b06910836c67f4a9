import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { backupBucket } from '../../../backup/backup-place.ts';
import { createMail } from '../../../providers/mail/create-mail.ts';
import { createStorage } from '../../../storage/create-storage.ts';
import { newStorageKey } from '../../../storage/storage-key.ts';
import { type Asked, type Attempt, ConnectionTrouble, fetchFrom } from './attempt.ts';

const Refusal = z.object({ error: z.string() });

/** Trades a made-up code in: Google says whether it knows the client before it looks at the code. */
function askGoogle(names: {
  readonly id: 'GOOGLE_CLIENT_ID' | 'YOUTUBE_CLIENT_ID';
  readonly secret: 'GOOGLE_CLIENT_SECRET' | 'YOUTUBE_CLIENT_SECRET';
}): Attempt {
  return async ({ settings, fetch, signal }) => {
    const reply = await fetch('https://oauth2.googleapis.com/token', {
      method: 'POST',
      maxBytes: 64 * 1024,
      timeoutMs: 10_000,
      signal,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        client_id: settings[names.id] ?? '',
        client_secret: settings[names.secret] ?? '',
        grant_type: 'authorization_code',
        code: 'made-up',
        redirect_uri: settings.PUBLIC_URL,
      }).toString(),
    });
    const { error } = Refusal.parse(JSON.parse(await reply.text()));
    if (error === 'invalid_client' || error === 'unauthorized_client') {
      throw new ConnectionTrouble(
        'Google doesn’t know this client, or its secret is a different one.',
      );
    }
    return {
      sentence: 'Google knows this client. The redirect address is checked at the first sign-in.',
    };
  };
}

export const askGoogleSignIn: Attempt = askGoogle({
  id: 'GOOGLE_CLIENT_ID',
  secret: 'GOOGLE_CLIENT_SECRET',
});
export const askYoutube: Attempt = askGoogle({
  id: 'YOUTUBE_CLIENT_ID',
  secret: 'YOUTUBE_CLIENT_SECRET',
});

export const askStripe: Attempt = async ({ settings, fetch, signal }) => {
  const address = settings.STRIPE_ADDRESS ?? 'https://api.stripe.com';
  const ask = settings.STRIPE_ADDRESS ? fetchFrom(address) : fetch;
  const reply = await ask(`${address}/v1/balance`, {
    maxBytes: 256 * 1024,
    timeoutMs: 10_000,
    signal,
    headers: { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` },
  });
  await reply.text();
  if (!reply.ok) throw new Error(`Stripe answered ${reply.status}.`);
  return { sentence: 'Stripe knows this key. The webhook is tried when somebody pays.' };
};

/** Puts a few bytes into the bucket, reads them again and takes them away. */
export const keepSomething: Attempt = async ({ settings, signal }) => {
  const bucket = backupBucket(settings);
  if (!bucket) throw new ConnectionTrouble('Its bucket is missing.');
  const storage = await createStorage({ kind: 's3', ...bucket });
  const key = newStorageKey('tests', 'txt');
  const written = Buffer.from('Can I be read again?');
  try {
    await storage.put(key, written, { contentType: 'text/plain', signal });
    const { stream } = await storage.get(key, { signal });
    const read = await buffer(stream);
    if (!read.equals(written)) throw new ConnectionTrouble('It gave back something else.');
    return { sentence: `${bucket.bucket} took a small file, gave it back and deleted it.` };
  } catch (cause) {
    throw bucketTrouble(cause);
  } finally {
    await storage.delete(key).catch(() => undefined);
    await storage.close();
  }
};

/** What a store says has a name and a status. */
function bucketTrouble(cause: unknown): unknown {
  const { name, $metadata } = cause as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (!status) return cause;
  if (name === 'NoSuchBucket') return new ConnectionTrouble('There is no such bucket.', { cause });
  return new Error(`The store answered ${status}.`, { cause });
}

/** Sends a mail to whoever tries it. */
export async function sendTestMail({ settings, signal }: Asked, to: string) {
  const mail = createMail(settings);
  try {
    await mail.send(
      {
        id: `test-${Date.now()}`,
        to,
        subject: 'Your mail server works',
        text: 'This mail came through the server you connected.',
        html: '<p>This mail came through the server you connected.</p>',
      },
      signal,
    );
    return { sentence: `A mail to ${to} went out. Please check that it arrived.` };
  } catch (cause) {
    // What mail servers say names no secret, and is what their owner looks for.
    const said = cause instanceof Error ? cause.message.split('\n')[0]?.slice(0, 200) : '';
    throw new ConnectionTrouble(`The mail server didn’t accept it: ${said}`, { cause });
  } finally {
    await mail.close();
  }
}
