/** From drawn frames to a video file whose bytes are the same every time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { newPen, type Pen } from './canvas.ts';

export interface Clip {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  /** Transparent where nothing is drawn: VP9 in WebM. Otherwise H.264 in MP4. */
  readonly alpha: boolean;
  /** Constant quality of the encoder; lower is better and larger. */
  readonly quality: number;
  /** Draws onto an empty canvas. */
  readonly draw: (pen: Pen, frame: number) => void;
}

const vp9 = [
  ['-c:v', 'libvpx-vp9'],
  ['-pix_fmt', 'yuva420p'],
  ['-b:v', '0'],
  ['-deadline', 'good'],
];
const vp9Speed = [
  ['-cpu-used', '4'],
  ['-row-mt', '1'],
  ['-auto-alt-ref', '0'],
  ['-threads', '2'],
];
const h264 = [
  ['-c:v', 'libx264'],
  ['-pix_fmt', 'yuv420p'],
  ['-preset', 'slow'],
  ['-threads', '2'],
];
/** Untagged colours would be guessed differently by every player. */
const tags = [
  ['-colorspace', 'bt709'],
  ['-color_primaries', 'bt709'],
  ['-color_trc', 'bt709'],
];
const toBt709 = 'scale=out_color_matrix=bt709:out_range=tv';

export async function encodeClip(clip: Clip): Promise<void> {
  const { width, height, fps } = clip;
  const size = [
    ['-s', `${width}x${height}`],
    ['-r', String(fps)],
  ];
  const encoder = clip.alpha ? [...vp9, ...vp9Speed] : [...h264, ['-movflags', '+faststart']];
  const plain = [
    ['-map_metadata', '-1'],
    ['-fflags', '+bitexact'],
    ['-flags:v', '+bitexact'],
  ];
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ['-v', 'error'],
      ['-y'],
      ['-f', 'rawvideo'],
      ['-pix_fmt', 'rgba'],
      ...size,
      ['-i', '-'],
      ['-vf', toBt709],
      ...encoder,
      ['-crf', String(clip.quality)],
      ['-g', '300'],
      ...tags,
      ...plain,
      [clip.path],
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  const pen = newPen(width, height);
  for (let frame = 0; frame < clip.frames; frame += 1) {
    pen.reset();
    clip.draw(pen, frame);
    const { data } = pen.getImageData(0, 0, width, height);
    if (!ffmpeg.stdin.write(Buffer.from(data.buffer))) await once(ffmpeg.stdin, 'drain');
    // Skia frees memory only between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${clip.path} was not made.`);
}
