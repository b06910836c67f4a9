import { productName, type WatchData } from '@reelwright/contract';
import { escapeHtml, jsonForScript } from '../../../http/escape-html.ts';
import type { PageParts } from '../../../http/web-pages.ts';

const maxDescriptionLetters = 300;

/** The page of a video, for people without JavaScript, search engines and whoever shows links. */
export function drawWatchPage(
  video: WatchData,
  publicUrl: string,
  siteName: string = productName,
): PageParts {
  return {
    title: `${escapeHtml(video.title)} · ${escapeHtml(siteName)}`,
    head: [
      ...linkTags(video, publicUrl),
      ...Object.entries(properties(video, siteName)).flatMap(([name, value]) =>
        meta('property', name, value),
      ),
      ...Object.entries(names(video)).flatMap(([name, value]) => meta('name', name, value)),
      `<script type="application/ld+json">${jsonForScript(videoObject(video))}</script>`,
      pageData(video),
    ].join('\n'),
    body: drawBody(video, publicUrl),
  };
}

/** The page that others frame: no words for search engines, they belong to the page of the video. */
export function drawEmbedPage(video: WatchData | undefined): PageParts {
  if (!video) return { title: 'Video not available', head: pageData(null), body: '' };
  return {
    title: escapeHtml(video.title),
    head: [`<link rel="canonical" href="${escapeHtml(video.pageUrl)}" />`, pageData(video)].join(
      '\n',
    ),
    body: '',
  };
}

function pageData(video: WatchData | null): string {
  return `<script type="application/json" id="page-data">${jsonForScript(video)}</script>`;
}

function linkTags({ pageUrl, title }: WatchData, publicUrl: string): string[] {
  const oembed = `${publicUrl}/oembed?url=${encodeURIComponent(pageUrl)}&format=json`;
  return [
    `<link rel="canonical" href="${escapeHtml(pageUrl)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(title)}" />`,
  ];
}

type Tags = Readonly<Record<string, string | number | null>>;

function meta(key: 'property' | 'name', name: string, value: string | number | null): string[] {
  if (value === null || value === '') return [];
  return [`<meta ${key}="${name}" content="${escapeHtml(String(value))}" />`];
}

/** Open Graph. */
function properties(video: WatchData, siteName: string): Tags {
  const { width, height, videoUrl, posterUrl } = video;
  return {
    'og:type': 'video.other',
    'og:site_name': siteName,
    'og:title': video.title,
    'og:description': summaryOf(video),
    'og:url': video.pageUrl,
    'og:image': posterUrl,
    'og:image:width': posterUrl && width,
    'og:image:height': posterUrl && height,
    'og:video': videoUrl,
    'og:video:type': videoUrl && 'video/mp4',
    'og:video:width': videoUrl && width,
    'og:video:height': videoUrl && height,
    'video:duration': video.seconds === null ? null : Math.round(video.seconds),
  };
}

function names(video: WatchData): Tags {
  return {
    description: summaryOf(video),
    'twitter:card': 'player',
    'twitter:title': video.title,
    'twitter:description': summaryOf(video),
    'twitter:image': video.posterUrl,
    'twitter:player': video.embedUrl,
    'twitter:player:width': video.width,
    'twitter:player:height': video.height,
    'twitter:player:stream': video.videoUrl,
    'twitter:player:stream:content_type': video.videoUrl && 'video/mp4',
  };
}

/** schema.org, for search engines. */
function videoObject(video: WatchData): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: summaryOf(video),
    uploadDate: video.publishedAt,
    url: video.pageUrl,
    embedUrl: video.embedUrl,
    ...(video.posterUrl && { thumbnailUrl: [video.posterUrl] }),
    ...(video.videoUrl && { contentUrl: video.videoUrl }),
    ...(video.seconds !== null && { duration: `PT${Math.round(video.seconds)}S` }),
  };
}

function summaryOf({ title, description }: WatchData): string {
  const line = description.replace(/\s+/g, ' ');
  if (line === '') return `Watch “${title}”.`;
  const letters = Array.from(line);
  return letters.length <= maxDescriptionLetters
    ? line
    : `${letters.slice(0, maxDescriptionLetters - 1).join('')}…`;
}

/** What stands there until the page itself is drawn, or for good where it never is. */
function drawBody(video: WatchData, publicUrl: string): string {
  const { title, description, videoUrl, posterUrl, captionsUrl } = video;
  // Relative: people may have come here by another name of this machine.
  const path = (address: string) => escapeHtml(address.slice(publicUrl.length));
  const poster = posterUrl ? ` poster="${path(posterUrl)}"` : '';
  const player = videoUrl
    ? `<video src="${path(videoUrl)}"${poster} controls playsinline preload="none"><track kind="captions" label="Captions" src="${path(captionsUrl)}" /></video>`
    : '';
  return `<main>${player}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></main>`;
}
