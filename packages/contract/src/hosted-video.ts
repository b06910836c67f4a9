/** A video that lies on a video site: it can be watched there and in a frame of that site, but not copied. */
export interface HostedVideo {
  readonly site: 'youtube' | 'vimeo';
  readonly id: string;
  /** Of videos that only open with it. */
  readonly secret?: string;
  /** Where the address says that it begins. */
  readonly startSeconds?: number;
}

export const videoSiteNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** What pages of ours may show in a frame: these sites' players that keep no cookies, or none without being asked. */
export const videoFrameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const;

const youtubeHost = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const youtubePath = /^\/(?:embed|shorts|live|v|e)\/([\w-]{11})(?:\/|$)/;
const youtubeVideo = /^[\w-]{11}$/;
const vimeoPath =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/|manage\/videos\/|ondemand\/[^/]+\/)?(\d{5,12})(?:\/([\da-f]{6,16}))?\/?$/i;
const vimeoSecret = /^[\da-f]{6,16}$/i;

/** The video that an address leads to, however it is written; undefined when it is none of a video site. */
export function hostedVideoOf(address: string): HostedVideo | undefined {
  const parts = partsOf(address);
  const found = parts && (youtubeIn(parts) ?? vimeoIn(parts));
  const start = parts ? startOf(parts) : 0;
  return found && { ...found, ...(start > 0 && { startSeconds: start }) };
}

// The URL class belongs to the browser and to Node, not to the language; this package runs in both and needs neither.
interface AddressParts {
  readonly host: string;
  readonly path: string;
  readonly query: (name: string) => string | undefined;
  readonly hash: string;
}

function partsOf(address: string): AddressParts | undefined {
  const whole = address.trim().replace(/^\/\//, 'https://');
  const [, host, path = '', query = '', hash = ''] =
    /^https?:\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i.exec(whole) ?? [];
  if (!host) return undefined;
  const pairs = query.split('&').map((pair) => pair.split('='));
  return {
    host: host.toLowerCase(),
    path,
    hash,
    query: (name) => pairs.find(([key]) => key === name)?.[1],
  };
}

function youtubeIn({ host, path, query }: AddressParts): HostedVideo | undefined {
  let id: string | undefined;
  if (/^(?:www\.)?youtu\.be$/.test(host)) id = path.split('/')[1];
  else if (youtubeHost.test(host)) {
    id = /^\/watch\/?$/.test(path) ? query('v') : youtubePath.exec(path)?.[1];
  }
  return id && youtubeVideo.test(id) ? { site: 'youtube', id } : undefined;
}

function vimeoIn({ host, path, query }: AddressParts): HostedVideo | undefined {
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(host)) return undefined;
  const [, id, inPath] = vimeoPath.exec(path) ?? [];
  if (!id) return undefined;
  const secret = inPath ?? query('h') ?? '';
  return { site: 'vimeo', id, ...(vimeoSecret.test(secret) && { secret }) };
}

/** 't=90', 't=1m30s', 'start=90', '#t=1m30s'. */
function startOf({ query, hash }: AddressParts): number {
  const start = query('t') ?? query('start') ?? /^t=(.+)$/.exec(hash)?.[1] ?? '';
  const [whole, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(start) ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}

/** Where people watch it. */
export function hostedVideoPage({ site, id, secret }: HostedVideo): string {
  return site === 'youtube'
    ? `https://www.youtube.com/watch?v=${id}`
    : `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`;
}

/** Its picture, where the address tells; of others only the site knows. */
export function hostedVideoPoster({ site, id }: HostedVideo): string | undefined {
  return site === 'youtube' ? `https://i.ytimg.com/vi/${id}/hqdefault.jpg` : undefined;
}

/** What a frame shows: the site's player, as private as the site lets it be, playing at once. */
export function hostedVideoFrame({ site, id, secret, startSeconds }: HostedVideo): string {
  const [youtube, vimeo] = videoFrameOrigins;
  if (site === 'youtube') {
    const start = startSeconds ? `&start=${startSeconds}` : '';
    return `${youtube}/embed/${id}?autoplay=1&playsinline=1&rel=0${start}`;
  }
  const key = secret ? `&h=${secret}` : '';
  const start = startSeconds ? `#t=${startSeconds}s` : '';
  return `${vimeo}/video/${id}?autoplay=1&dnt=1${key}${start}`;
}

/** Why a movie shows only the picture of such a video: whatever it is made of has to be copied. */
export function hostedVideoProblem({ site }: HostedVideo): string {
  return `${videoSiteNames[site]} doesn’t let its videos be copied, so only its picture is shown. Please upload the video itself.`;
}
