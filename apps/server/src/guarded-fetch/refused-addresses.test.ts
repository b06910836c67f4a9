// Every way we know to spell "this machine", "the network behind it" or "not the web".
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddressGuard, type ResolveHost } from './address-guard.ts';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { startVictim, type Victim } from './testing/start-victim.ts';
import { parseWebAddress } from './web-address.ts';

const limits = { maxBytes: 1000, timeoutMs: 2000 };
/** PORT stands for the port of a real server on 127.0.0.1 and ::1. */
const routesToThisMachine = [
  'http://127.0.0.1:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0X7F.1:PORT/',
  'http://017700000001:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0177.0.0.01:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://0x7f.0.0x0.1:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::FFFF:7F00:1]:PORT/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://127%2e0%2E0%2e1:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://127。0。0。1:PORT/',
  'http://127．0．0．1:PORT/',
  'http://127｡0｡0｡1:PORT/',
  'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT/',
  'http://ｌｏｃａｌｈｏｓｔ:PORT/',
  'http://local\u00adhost:PORT/',
  'http:///127.0.0.1:PORT/',
  'http://\\127.0.0.1:PORT/',
  '  http://127.0.0.1:PORT/  ',
  'HTTP://127.0.0.1:PORT/',
  'http://@127.0.0.1:PORT/',
];

const privateElsewhere = [
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/',
  'http://[fd00:ec2::254]/',
  'http://168.63.129.16/',
  'http://100.64.0.1/',
  'http://192.0.0.192/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[100::1]/',
  'http://[2001:db8::1]/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://user@127.0.0.1/',
  'http://user:password@example.com/',
  'http://example.com:80@127.0.0.1/',
];

const notAWebAddress = [
  '',
  ' ',
  'example.com',
  '//example.com/',
  '/etc/passwd',
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://127.0.0.1:25/',
  'data:text/html,hi',
  'javascript:alert(1)',
  'blob:http://example.com/1',
  'ws://example.com/',
  'dict://127.0.0.1/',
  'http:127.0.0.1',
  'http:/127.0.0.1',
  'https:\\\\a.com\\',
  'http://',
  'http://?',
  'http://[::1',
  'http://[::1%25lo]/',
  'http://[fe80::1%eth0]/',
  'http://[::1].nip.io/',
  'http://1.2.3.4.5/',
  'http://256.256.256.256/',
  'http://0x100000000/',
  'http://127.0.0.1\r\nHost: evil/',
  'http://127.0.0.1/\r\nX: y',
  'http://127.0.0.1\t/',
  'java\nscript:x',
  'http://exa\0mple.com/',
  'http://example.com/\0',
  'http://example.com/\x7f',
  'http://exa mple.com/',
  'http://exa%00mple.com/',
  'http://exa%0d%0ample.com/',
  'http://a..b/',
  'http://.a/',
  'http://a../',
  'http://exam$ple.com/',
  'http://a.com:99999/',
  'http://a.com:-1/',
  'http://a.com:8o/',
  `http://${'a'.repeat(64)}.com/`,
  `http://${'a.'.repeat(127)}com/`,
  `http://example.com/${'a'.repeat(5000)}`,
];

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
  const refused = { code: 'address-not-allowed' };
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
