import { z } from 'zod';
import { createMail } from '../../../providers/mail/create-mail.ts';
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
        'Google does not know this client, or its secret is another one.',
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
    return { sentence: `A mail to ${to} went out. Please look whether it arrived.` };
  } catch (cause) {
    // What mail servers say names no secret, and is what their owner looks for.
    const said = cause instanceof Error ? cause.message.split('\n')[0]?.slice(0, 200) : '';
    throw new ConnectionTrouble(`The mail server did not take it: ${said}`, { cause });
  } finally {
    await mail.close();
  }
}
