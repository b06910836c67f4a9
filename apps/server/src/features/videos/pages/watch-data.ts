import { embedAddress, type LeadAsk, type WatchData, watchAddress } from '@reelwright/contract';
import { planOf } from '@reelwright/plans';
import { captionVersion } from '../caption-replies.ts';
import type { PublishedVideo } from '../video-repository.ts';

/** Until a file says otherwise. */
const usualSize = { width: 1920, height: 1080 };

export function watchData(video: PublishedVideo, publicUrl: string, lead?: LeadAsk): WatchData {
  const { projectId: id, title, description, fileKey, posterKey, publishedAt } = video;
  // A newer video under the same address must not be taken for the old one.
  const version = fileKey ? `?v=${video.finishedAt?.getTime() ?? video.revision}` : '';
  const { limits } = planOf({ ...video.publisher, guest: false }, new Date());
  return {
    id,
    title: title.trim() || 'Video',
    description: description.trim(),
    pageUrl: `${publicUrl}${watchAddress(id, title)}`,
    embedUrl: embedAddress(publicUrl, id),
    videoUrl: fileKey && `${publicUrl}/videos/${id}/video.mp4${version}`,
    posterUrl: posterKey && `${publicUrl}/videos/${id}/poster.jpg${version}`,
    captionsUrl: `${publicUrl}/videos/${id}/captions.vtt?v=${captionVersion(video)}`,
    watermark: !fileKey && limits.defaultWatermark,
    width: video.width ?? usualSize.width,
    height: video.height ?? usualSize.height,
    formats: video.formats.map(({ format, width, height }) => ({
      format,
      width,
      height,
      videoUrl: `${publicUrl}/videos/${id}/video-${format}.mp4${version}`,
      posterUrl: `${publicUrl}/videos/${id}/poster-${format}.jpg${version}`,
    })),
    seconds: video.seconds,
    player: video.player,
    lead: lead ?? null,
    publishedAt: publishedAt.toISOString(),
  };
}
