import type { WatchData } from '@reelwright/contract';
import type { FormatId } from '@reelwright/movie';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Another format than the film's own is taken only where it is seen this much larger. */
const muchLarger = 1.25;

/** The format that is seen largest in a room; undefined: the film's own. */
export function fittingFormat(video: WatchData, room: Room): FormatId | undefined {
  const own = seenShare(video, room);
  const [best] = video.formats
    .map((format) => ({ format: format.format, share: seenShare(format, room) }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share > own * muchLarger ? best.format : undefined;
}

/** How much of a room a picture fills. */
function seenShare(picture: Room, room: Room): number {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  return (picture.width * picture.height * scale * scale) / (room.width * room.height);
}

/** The video as it is in a format: the same words, other files. */
export function inFormat(video: WatchData, format: FormatId | undefined): WatchData {
  const other = video.formats.find((one) => one.format === format);
  if (!other) return video;
  const { videoUrl, posterUrl, width, height } = other;
  return { ...video, videoUrl, posterUrl, width, height };
}
