import { isIP, type LookupFunction } from 'node:net';
import { buildConnector, Client } from 'undici';
import { CodedError } from '../errors/coded-error.ts';
import type { AllowAddress } from './address-guard.ts';

export interface PinnedClientOptions {
  /** The checked addresses; the connection goes to one of these and nowhere else. */
  readonly addresses: readonly string[];
  readonly isAllowed: AllowAddress;
  /** Ends the connection at any stage, even while it is being made. */
  readonly signal: AbortSignal;
  readonly connectTimeoutMs: number;
  readonly stallTimeoutMs: number;
  readonly maxHeaderBytes: number;
  /** Certificates to trust instead of the system's, in PEM. */
  readonly certificateAuthorities?: string;
}

/**
 * A client for one exchange on one connection. Host header and SNI come from the URL, the address
 * from the check. Connections are not kept for the next request: reuse would spare a handshake, but
 * then what was checked and what is used could drift apart.
 */
export function openPinnedClient(url: URL, options: PinnedClientOptions): Client {
  const { certificateAuthorities, connectTimeoutMs, isAllowed, signal, stallTimeoutMs } = options;
  const connect = buildConnector({
    allowH2: false,
    // Tries the checked addresses one after the other, as browsers do when IPv6 is broken.
    autoSelectFamily: true,
    lookup: pinnedLookup(options.addresses),
    maxCachedSessions: 0,
    signal,
    timeout: connectTimeoutMs,
    ...(certificateAuthorities === undefined ? {} : { ca: certificateAuthorities }),
  });

  return new Client(url.origin, {
    connect(target, callback) {
      connect(target, (...[error, socket]) => {
        if (error) return callback(error, null);
        // The last word belongs to the socket: where did we really arrive? Nothing was sent yet.
        if (!isAllowed(socket.remoteAddress ?? '', socket.remotePort ?? 0)) {
          socket.destroy();
          return callback(new CodedError('address-not-allowed'), null);
        }
        callback(null, socket);
      });
    },
    bodyTimeout: stallTimeoutMs,
    headersTimeout: stallTimeoutMs,
    maxHeaderSize: options.maxHeaderBytes,
    pipelining: 0,
  });
}

function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, { all }, callback) => {
    const [first] = answers;
    if (all) callback(null, answers);
    else callback(first ? null : new Error('No address'), first?.address ?? '', first?.family);
  };
}
