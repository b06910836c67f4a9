import type { ProgramArguments } from '../media-tools/program-arguments.ts';
import type { VideoSettings } from './video-settings.ts';

/** A frame that takes longer than this on average is stuck. */
const maxSecondsPerFrame = 5;

/** For the encoder of a film that one can see through. */
export function clearLimits(frameCount: number) {
  const seconds = 60 + frameCount * maxSecondsPerFrame;
  return { seconds, cpuSeconds: seconds * 4, memoryMegabytes: 4096 };
}

/** The arguments that make a WebM that one can see through out of raw rgba frames on standard input. */
export function clearArguments(
  { width, height, framesPerSecond }: Pick<VideoSettings, 'width' | 'height' | 'framesPerSecond'>,
  file: string,
): ProgramArguments {
  return [
    ['-v', 'error'],
    ['-y'],
    ['-f', 'rawvideo'],
    ['-pixel_format', 'rgba'],
    ['-video_size', `${width}x${height}`],
    ['-framerate', String(framesPerSecond)],
    ['-i', 'pipe:0'],
    ['-an'],
    ['-vf', 'scale=out_color_matrix=bt709:out_range=tv'],
    ['-c:v', 'libvpx-vp9'],
    // Browsers, OBS and editors know this one; HEVC with alpha plays on Apple's machines alone.
    ['-pix_fmt', 'yuva420p'],
    ['-colorspace', 'bt709'],
    ['-color_range', 'tv'],
    ['-crf', '24'],
    ['-b:v', '0'],
    ['-deadline', 'good'],
    ['-cpu-used', '5'],
    ['-row-mt', '1'],
    // With frames that are only looked at ahead, what one sees through is lost.
    ['-auto-alt-ref', '0'],
    ['-g', String(framesPerSecond * 4)],
    ['-f', 'webm'],
    [`file:${file}`],
  ];
}
