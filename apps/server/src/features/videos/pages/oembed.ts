import { embedCode, embedSize, productName, type WatchData } from '@reelwright/contract';

/** The id of the video that one of our addresses shows; nothing for anybody else's. */
export function videoIdOf(address: string, publicUrl: string): number | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const home = new URL(publicUrl);
  const root = home.pathname.replace(/\/$/, '');
  if (origin !== home.origin || !pathname.startsWith(`${root}/`)) return undefined;
  const path = pathname.slice(root.length);
  return path === '/embed.html' ? idIn(searchParams.get('pid') ?? '') : idInName(path);
}

/** '/videos/7-ten-coffees.html' → 7 */
function idInName(path: string): number | undefined {
  return idIn(/^\/videos\/(\d{1,15})(?:-[^/]*)?\.html$/.exec(path)?.[1] ?? '');
}

function idIn(text: string): number | undefined {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : undefined;
}

interface Room {
  readonly maxwidth?: number | undefined;
  readonly maxheight?: number | undefined;
}

/** https://oembed.com: what another site needs to show a video, in the room it has. */
export function toOembed(
  video: WatchData,
  publicUrl: string,
  room: Room,
  siteName: string = productName,
) {
  const scale = Math.min(
    1,
    (room.maxwidth ?? embedSize.width) / embedSize.width,
    (room.maxheight ?? embedSize.height) / embedSize.height,
  );
  const width = Math.max(1, Math.floor(embedSize.width * scale));
  const height = Math.max(1, Math.floor(embedSize.height * scale));
  return {
    type: 'video' as const,
    version: '1.0' as const,
    title: video.title,
    provider_name: siteName,
    provider_url: publicUrl,
    ...(video.posterUrl && {
      thumbnail_url: video.posterUrl,
      thumbnail_width: video.width,
      thumbnail_height: video.height,
    }),
    html: embedCode(video.embedUrl, video.title, { width, height }),
    width,
    height,
  };
}
