import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { untilAborted } from '../abort/until-aborted.ts';
import { CodedError } from '../errors/coded-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Every address of a host name. The answer is checked and connected to; nobody asks again. */
export type ResolveHost = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Says yes to addresses outside the public internet (or on unusual ports) that may be contacted.
 * IPv6 comes in its shortest form, in lower case: "fd00::1".
 */
export type AllowAddress = (address: string, port: number) => boolean;

export interface AddressGuard {
  /** Whether this address may be contacted on this port. */
  isAllowed: AllowAddress;
  /** All addresses of the URL's host, every one of them allowed; otherwise throws. */
  resolve: (url: URL, signal: AbortSignal) => Promise<readonly string[]>;
}

/**
 * Public addresses are contacted only on the ports websites live on, so that nobody can make this
 * server knock at other people's mail servers and databases.
 */
const WEB_PORTS = new Set([80, 443, 8080, 8443]);

export function createAddressGuard(
  resolveHost: ResolveHost = resolveWithSystem,
  allowAddress: AllowAddress = () => false,
  allowOrigin?: string,
): AddressGuard {
  /** Where the operator's own service was found, wherever that is. */
  const ownPlaces = new Set<string>();
  const isAllowed: AllowAddress = (address, port) =>
    isIP(address) !== 0 &&
    ((isPublicAddress(address) && WEB_PORTS.has(port)) ||
      allowAddress(shortForm(address), port) ||
      ownPlaces.has(`${shortForm(address)} ${port}`));

  return {
    isAllowed,
    async resolve(url, signal) {
      const addresses = await addressesOf(url, resolveHost, signal);
      const port = portOf(url);
      if (url.origin === allowOrigin) {
        for (const address of addresses) ownPlaces.add(`${shortForm(address)} ${port}`);
      }
      // One bad apple spoils the answer: a mixed answer is how rebinding usually begins.
      if (!addresses.every((address) => isAllowed(address, port))) {
        throw new CodedError(isSecret(url) ? 'address-unreachable' : 'address-not-allowed');
      }
      return addresses;
    },
  };
}

/**
 * Whether it says something that it leads nowhere we go. A name of the operator's own network gets the answer of one that
 * nobody has: otherwise people could try out which names there are.
 */
function isSecret({ hostname }: URL): boolean {
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return !isAddress && !/(?:^|\.)localhost$/.test(hostname);
}

async function addressesOf(url: URL, resolveHost: ResolveHost, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address never reaches a resolver, in our code or in Node's.
  if (isIP(host) !== 0) return [host];
  const addresses = await untilAborted(resolveHost(host, signal), signal).catch((error) => {
    throw signal.aborted
      ? error
      : new CodedError('address-unreachable', undefined, { cause: error });
  });
  if (addresses.length === 0) throw new CodedError('address-unreachable');
  return addresses;
}

/** So that resolvers and sockets, which spell IPv6 differently, mean the same address. */
function shortForm(address: string): string {
  return isIP(address) === 6 ? ipaddr.IPv6.parse(address).toRFC5952String() : address;
}

function portOf(url: URL): number {
  return url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
}

async function resolveWithSystem(hostname: string): Promise<readonly string[]> {
  const answers = await lookup(hostname, { all: true, order: 'verbatim' });
  return answers.map((answer) => answer.address);
}
