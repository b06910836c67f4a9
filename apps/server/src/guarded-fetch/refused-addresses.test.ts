import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddressGuard, type ResolveHost } from './address-guard.ts';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import {
  notAWebAddress,
  privateElsewhere,
  routesToThisMachine,
} from './testing/hostile-addresses.ts';
import { startVictim, type Victim } from './testing/start-victim.ts';
import { parseWebAddress } from './web-address.ts';

const limits = { maxBytes: 1000, timeoutMs: 2000 };
let victim: Victim;
beforeAll(async () => {
  victim = await startVictim();
});
afterAll(() => victim.close());
const atVictim = (address: string) => address.replace('PORT', String(victim.port));

/** The decision alone, without a connection: should it ever be wrong, nothing leaves the machine. */
const decide = async (address: string, resolve?: ResolveHost) =>
  createAddressGuard(resolve).resolve(parseWebAddress(address), AbortSignal.timeout(1000));

describe('an address that leads to this machine', () => {
  const guardedFetch = createGuardedFetch();
  // The same code with the guard held open: shows that each form really is a way in.
  const openFetch = createGuardedFetch({ allowAddress: () => true });

  it.each(routesToThisMachine)('is refused when written as %j', async (address) => {
    const before = victim.connections();
    await expect(guardedFetch(atVictim(address), limits)).rejects.toMatchObject({
      code: 'address-not-allowed',
    });
    expect(victim.connections()).toBe(before);
  });

  it.each(routesToThisMachine)('would be reached without the guard by %j', async (address) => {
    const reply = await openFetch(atVictim(address), limits);
    expect(await reply.text()).toBe('SECRET');
  });

  it.each(routesToThisMachine)('is refused on the web ports too: %j', async (address) => {
    await expect(decide(address.replace('PORT', '80'))).rejects.toMatchObject({
      code: 'address-not-allowed',
    });
  });
});

describe('an address that is private, or carries credentials', () => {
  it.each(privateElsewhere)('is refused: %j', async (address) => {
    await expect(decide(address)).rejects.toMatchObject({ code: 'address-not-allowed' });
  });
});

describe('something that is not a web address', () => {
  it.each(notAWebAddress)('is called invalid: %j', async (address) => {
    await expect(decide(address)).rejects.toMatchObject({ code: 'address-invalid' });
  });
});

describe('a host name', () => {
  const answering =
    (...addresses: string[]) =>
    async () =>
      addresses;
  // Like one that nobody has: whoever asks must not learn which names there are on our own network.
  const refused = { code: 'address-unreachable' };
  const unreachable = { code: 'address-unreachable' };

  it.each([
    ['one private address', ['10.0.0.1']],
    ['a public and a private address', ['93.184.215.14', '127.0.0.1']],
    ['a private address at the very end', ['1.1.1.1', '8.8.8.8', '2606:4700::1', '::1']],
    ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
    ['a NAT64 address', ['64:ff9b::7f00:1']],
    ['an address with a zone', ['fe80::1%eth0']],
    ['something that is no address', ['93.184.215.14', 'localhost']],
  ])('is refused when it resolves to %s', async (_what, addresses) => {
    await expect(decide('http://evil.test/', answering(...addresses))).rejects.toMatchObject(
      refused,
    );
  });

  it.each(['http://intranet/', 'http://printer.local/', 'http://metadata.google.internal/'])(
    'inside the network is refused by its address: %s',
    async (address) => {
      await expect(decide(address, answering('192.168.1.10'))).rejects.toMatchObject(refused);
    },
  );

  it.each(['http://shop.test:22/', 'http://shop.test:25/', 'https://shop.test:5432/'])(
    'is refused on a port where no website lives: %s',
    async (address) => {
      await expect(decide(address, answering('93.184.215.14'))).rejects.toMatchObject(refused);
    },
  );

  it.each(['http://shop.test/', 'https://shop.test/', 'http://shop.test:8080/'])(
    'with public addresses is allowed: %s',
    async (address) => {
      const addresses = ['93.184.215.14', '2606:4700:4700::1111'];
      expect(await decide(address, answering(...addresses))).toEqual(addresses);
    },
  );

  it('that the operator allows is recognised however its address is written', async () => {
    const onLan = createAddressGuard(
      async () => ['FD00:0:0::0001', '10.0.0.7'],
      (address, port) => ['fd00::1', '10.0.0.7'].includes(address) && port === 11434,
    );
    const resolve = (address: string) =>
      onLan.resolve(parseWebAddress(address), AbortSignal.timeout(1000));
    expect(await resolve('http://llm:11434/')).toHaveLength(2);
    await expect(resolve('http://llm/')).rejects.toMatchObject(refused);
  });

  it('that nobody knows is unreachable', async () => {
    const unknown = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(decide('http://nowhere.test/', unknown)).rejects.toMatchObject(unreachable);
    await expect(decide('http://nowhere.test/', answering())).rejects.toMatchObject(unreachable);
  });

  it('whose resolver never answers does not outlive the signal', async () => {
    const url = parseWebAddress('http://silent.test/');
    const guard = createAddressGuard(() => new Promise(() => {}));
    await expect(guard.resolve(url, AbortSignal.timeout(30))).rejects.toThrow('timeout');
  });
});
