import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** Who is signed in at the issuer. */
export interface IssuerPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

interface TestIssuer {
  readonly url: string;
  readonly settings: Record<string, string>;
  /** The next browser that comes is this person's. */
  person: IssuerPerson;
  /** Changes the claims of the tokens it gives out, or how they are signed. */
  tamper: ((claims: JWTPayload) => Promise<string> | string) | undefined;
  sign(claims: JWTPayload, algorithm?: string, keyId?: string): Promise<string>;
  /** A browser at the issuer: from the address it is sent to, to the address it is sent back to. */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

const client = { id: 'reelwright', secret: 'a secret & more:' };

/** A real OpenID Connect issuer on loopback, in Google's place. */
export async function startIssuer(callbackUrl: string): Promise<TestIssuer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const issuer: TestIssuer = {
    url,
    settings: {
      GOOGLE_ISSUER: url,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    },
    person: { sub: '1', email: 'ann@gmail.example', email_verified: true, name: 'Ann' },
    tamper: undefined,
    sign: (claims, algorithm = 'RS256', keyId = 'first') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: keyId })
        .sign(algorithm === 'HS256' ? Buffer.from(client.secret) : privateKey),
    visit: (address) => visitIssuer(address, url),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const provider = new Provider(url, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [callbackUrl],
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['a key for cookies'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    // As Google does, the token itself tells the address.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => issuer.person,
    }),
    interactions: { url: () => '/interaction' },
    loadExistingGrant: async (context: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) => {
      const { client: asking, session } = context.oidc;
      const grant = new provider.Grant({
        clientId: asking.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (context.path === '/interaction') {
      context.respond = false;
      const login = { accountId: issuer.person.sub };
      return provider.interactionFinished(context.req, context.res, { login });
    }
    await next();
    const reply = context.body as { id_token?: string } | undefined;
    if (context.oidc?.route === 'token' && reply?.id_token && issuer.tamper) {
      reply.id_token = await issuer.tamper(decodeJwt(reply.id_token));
    }
  });
  server.on('request', provider.callback());
  return issuer;
}

async function visitIssuer(address: string, issuerUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let hops = 0; hops < 10 && next.startsWith(issuerUrl); hops += 1) {
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (!location) throw new Error(`The issuer answered ${reply.status}: ${await reply.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
