import { videoFrameOrigins } from '@reelwright/contract';

/**
 * Headers of every reply. Pages get a policy of their own with a fresh nonce; everything else may
 * load and run nothing at all, so even a reply that a browser mistakes for a page is inert.
 */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Who may show a page in a frame: nobody, pages of ours, or anybody. */
export type Framing = 'none' | 'self' | 'anyone';

const ancestors: Readonly<Record<Framing, string>> = {
  none: "'none'",
  self: "'self'",
  anyone: '*',
};

/** What one page may load from elsewhere, and no other. */
export interface ForeignOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
}

/**
 * Headers of our pages: only our own scripts and styles, no plug-ins, no foreign forms; of foreign frames only
 * the players of video sites, on pages that have a place for them.
 */
export function pageHeaders(
  nonce: string,
  framing: Framing,
  hasHostedVideos = false,
  foreign: ForeignOrigins = { scripts: [], frames: [] },
): Readonly<Record<string, string>> {
  const frames = ["'self'", ...(hasHostedVideos ? videoFrameOrigins : []), ...foreign.frames];
  const cameras = ['self', ...foreign.frames.map((origin) => `"${origin}"`)].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", `'nonce-${nonce}'`, ...foreign.scripts].join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${frames.join(' ')}`,
    `frame-ancestors ${ancestors[framing]}`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    // Old browsers know no word for 'anyone': for them the header has to be missing.
    ...(framing !== 'anyone' && {
      'x-frame-options': framing === 'self' ? 'SAMEORIGIN' : 'DENY',
    }),
    'permissions-policy': `camera=(${cameras}), microphone=(${cameras}), geolocation=(), payment=()`,
    // A service looks by it whether it may be shown on this site.
    ...(foreign.frames.length > 0 && { 'referrer-policy': 'strict-origin-when-cross-origin' }),
    'cache-control': 'no-cache',
  };
}
