import { hostedVideoOf, mediaAddress } from '@reelwright/contract';

/** One video of a movie in the browser: follows the movie's clock and gives the frame that is due. */
export interface VideoReel {
  readonly seconds: number;
  /** The frame nearest to this second. Playing goes on by itself; otherwise it is fetched, and told when there. */
  frameAt(seconds: number, isPlaying: boolean): HTMLVideoElement | OffscreenCanvas | undefined;
  pause(): void;
  close(): void;
}

/** While playing, being off by less than this is left alone: jumping would be seen, this is not. */
const driftSeconds = 0.12;
const hasAFrame = 2;

export async function openVideoReel(
  url: string,
  onFrame: () => void,
  signal: AbortSignal,
): Promise<VideoReel> {
  // Nobody has to be asked: there is no file.
  if (hostedVideoOf(url)) throw new Error('It’s on a video site.');
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = mediaAddress(url, location.origin);
  await new Promise<void>((resolve, reject) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Canvases ask pictures for their size; a video's own is elsewhere.
  video.width = video.videoWidth;
  video.height = video.videoHeight;
  video.addEventListener('seeked', onFrame);
  /** What it showed last: while it looks for another frame it has none, and would flicker. */
  let last: OffscreenCanvas | undefined;
  const keepLast = () => {
    if (video.readyState < hasAFrame) return;
    last ??= new OffscreenCanvas(video.width, video.height);
    last.getContext('2d')?.drawImage(video, 0, 0);
  };
  return {
    seconds: video.duration,
    frameAt: (seconds, isPlaying) => {
      const wanted = Math.min(Math.max(0, seconds), Math.max(0, video.duration - 0.001));
      const isOff = Math.abs(video.currentTime - wanted) > (isPlaying ? driftSeconds : 0.001);
      if (isOff && !video.seeking) {
        keepLast();
        video.currentTime = wanted;
      }
      if (isPlaying && video.paused) void video.play().catch(() => {});
      if (!isPlaying && !video.paused) video.pause();
      if (video.readyState >= hasAFrame) return video;
      return last;
    },
    pause: () => video.pause(),
    close: () => {
      video.pause();
      video.removeAttribute('src');
      video.load();
    },
  };
}
