import {
  type HostedVideo,
  hostedVideoOf,
  hostedVideoPage,
  hostedVideoPoster,
} from '@reelwright/contract';
import { cutText } from '@reelwright/movie';
import { z } from 'zod';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';

const maxBytes = 6 * 1024 * 1024;
const timeoutMs = 15_000;

export function requireHosted(address: string): HostedVideo {
  const video = hostedVideoOf(address);
  if (!video) {
    throw new CodedError('address-wrong-type', { expected: 'a video on YouTube or Vimeo' });
  }
  return video;
}

/** What the site says about a video. */
export async function readVideoInfo(fetch: GuardedFetch, address: string, signal: AbortSignal) {
  const video = requireHosted(address);
  const read = async (url: string, type: string) => {
    const reply = await fetch(url, { maxBytes, timeoutMs, signal, accept: [type] });
    const text = await reply.text();
    if (!reply.ok) throw new CodedError('address-unreachable');
    return text;
  };
  const page = hostedVideoPage(video);
  if (video.site === 'vimeo') {
    const about = `https://vimeo.com/api/oembed.json?url=${encodeURIComponent(page)}&width=1280`;
    return vimeoInfo(await read(about, 'application/json'));
  }
  return {
    ...youtubeInfo(await read(page, 'text/html')),
    thumbnail: hostedVideoPoster(video) ?? '',
  };
}

/** YouTube tells how long a video is on its page alone. */
function youtubeInfo(page: string) {
  const seconds = /"lengthSeconds":"(\d{1,6})"/.exec(page)?.[1];
  if (!seconds) throw new CodedError('address-unreachable');
  return {
    duration: Number(seconds),
    title: plain(/<meta name="title" content="([^"]{0,300})"/.exec(page)?.[1]),
    author: plain(/<link itemprop="name" content="([^"]{0,300})"/.exec(page)?.[1]),
  };
}

const VimeoAbout = z.object({
  duration: z.number().nonnegative(),
  title: z.string().default(''),
  author_name: z.string().default(''),
  thumbnail_url: z.url().startsWith('https://').or(z.literal('')).default(''),
});

function vimeoInfo(text: string) {
  let about: unknown;
  try {
    about = JSON.parse(text);
  } catch {
    throw new CodedError('address-unreachable');
  }
  const { success, data } = VimeoAbout.safeParse(about);
  if (!success) throw new CodedError('address-unreachable');
  return {
    duration: data.duration,
    title: cutText(data.title, 300),
    thumbnail: data.thumbnail_url,
    author: cutText(data.author_name, 300),
  };
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  lt: '<',
  gt: '>',
};

/** As people read it. Whatever shows it treats it as text. */
function plain(html = ''): string {
  return html.replace(/&(amp|quot|#39|lt|gt);/g, (all, name: string) => signs[name] ?? all);
}
