import type { Dispatcher } from 'undici';
import { CodedError } from '../errors/coded-error.ts';
import { currentTurn } from '../turns/current-turn.ts';
import { createSharedRoom } from '../turns/shared-room.ts';
import {
  type AddressGuard,
  type AllowAddress,
  createAddressGuard,
  type ResolveHost,
} from './address-guard.ts';
import { startDeadline } from './deadline.ts';
import { ACCEPT_ENCODING } from './decode-body.ts';
import { fetchFailure } from './fetch-failure.ts';
import { type GuardedReply, readReply } from './guarded-reply.ts';
import { type GuardedMethod, type HopRequest, redirectedRequest } from './hop-request.ts';
import { acceptHeader } from './media-type.ts';
import { openPinnedClient } from './pinned-client.ts';
import { parseWebAddress } from './web-address.ts';

const MAX_REDIRECTS = 5;

/** Exchanges with other sites at a time: whoever names sites that never answer leaves most of them to others. */
export const connectionLimits = { amount: 64, perPerson: 16, perAddress: 32 };

/** Settings of the process or of a test; never built from what a person typed. */
export interface GuardedFetchSetup {
  /** How host names become addresses. Default: the operating system, as for any other program. */
  readonly resolve?: ResolveHost;
  /**
   * Addresses that may be contacted although they are not public, or not on a web port: a service
   * on the operator's own network, a test server. Default: none.
   */
  readonly allowAddress?: AllowAddress;
  /** A service that the operator names in the settings: may be contacted wherever it is. */
  readonly allowOrigin?: string;
  /** Certificates to trust instead of the system's, in PEM, for services with a private authority. */
  readonly certificateAuthorities?: string;
  /** Exchanges at a time; the others wait within their own `timeoutMs`. */
  readonly connections?: typeof connectionLimits;
  /** Default 10 s. */
  readonly connectTimeoutMs?: number;
  /** Longest silence, before the headers or between pieces of the body. Default 15 s. */
  readonly stallTimeoutMs?: number;
  /** Default 16 KiB. */
  readonly maxHeaderBytes?: number;
}

interface GuardedFetchOptions {
  readonly method?: GuardedMethod;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Limit of the reply, compressed and decompressed. */
  readonly maxBytes: number;
  /** For everything from the wait for a connection to the last byte read, redirects included. */
  readonly timeoutMs: number;
  /** Media types expected: "text/html", or "image/" for the family. Default: anything. */
  readonly accept?: readonly string[];
  readonly signal?: AbortSignal;
}

export type GuardedFetch = (address: string, options: GuardedFetchOptions) => Promise<GuardedReply>;

/**
 * A fetch for addresses that people name. Each hop is resolved, all its addresses are checked, and
 * the connection goes to a checked one; size, time and type are limited. Fails with the `address-*`
 * codes, or with the caller's own abort reason.
 */
export function createGuardedFetch(setup: GuardedFetchSetup = {}): GuardedFetch {
  const guard = createAddressGuard(setup.resolve, setup.allowAddress, setup.allowOrigin);
  const room = createSharedRoom(setup.connections ?? connectionLimits);

  return async (address, options) => {
    let request = firstRequest(address, options);
    const deadline = startDeadline(options.timeoutMs, options.signal);
    const { signal } = deadline;
    let freeSlot = () => {};
    let hop: Hop | undefined;
    const settle = () => {
      deadline.end();
      hop?.close();
      freeSlot();
    };

    try {
      freeSlot = await room.take(currentTurn(), 1, signal);
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        hop = await openHop(request, guard, setup, signal);
        const data = await hop.send();
        const next = redirectedRequest(request, data.statusCode, locationOf(data));
        if (!next) return readReply(request, data, { ...options, signal, onSettled: settle });
        hop.close();
        request = next;
      }
      throw new CodedError('address-too-many-redirects');
    } catch (error) {
      const failure = fetchFailure(error, signal);
      settle();
      throw failure;
    }
  };
}

interface Hop {
  send: () => Promise<Dispatcher.ResponseData>;
  close: () => void;
}

async function openHop(
  request: HopRequest,
  guard: AddressGuard,
  setup: GuardedFetchSetup,
  signal: AbortSignal,
): Promise<Hop> {
  const { url, method, headers, body } = request;
  const client = openPinnedClient(url, {
    addresses: await guard.resolve(url, signal),
    isAllowed: guard.isAllowed,
    signal,
    connectTimeoutMs: setup.connectTimeoutMs ?? 10_000,
    stallTimeoutMs: setup.stallTimeoutMs ?? 15_000,
    maxHeaderBytes: setup.maxHeaderBytes ?? 16 * 1024,
    ...(setup.certificateAuthorities === undefined
      ? {}
      : { certificateAuthorities: setup.certificateAuthorities }),
  });
  return {
    async send() {
      const path = url.pathname + url.search;
      const data = await client.request({ path, method, headers, body: body ?? null, signal });
      // Closing a hop fails a body nobody reads; that must not bring down the process.
      data.body.on('error', () => {});
      return data;
    },
    close: () => void client.destroy(),
  };
}

function locationOf(data: Dispatcher.ResponseData): string | undefined {
  const location = data.headers.location;
  return Array.isArray(location) ? location[0] : location;
}

function firstRequest(address: string, options: GuardedFetchOptions): HopRequest {
  const own = Object.entries(options.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  // It would overrule the checked name, in the request and in the certificate check.
  if (own.some(([name]) => name === 'host')) throw new TypeError('The Host header is the address');
  return {
    url: parseWebAddress(address),
    method: options.method ?? 'GET',
    headers: {
      accept: acceptHeader(options.accept),
      'user-agent': 'Mozilla/5.0 (compatible; Reelwright)',
      ...Object.fromEntries(own),
      // Only what we can decode and count.
      'accept-encoding': ACCEPT_ENCODING,
    },
    ...(options.body === undefined ? {} : { body: options.body }),
  };
}
