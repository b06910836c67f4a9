import { describe, expect, it } from 'vitest';
import { DrawingGivenUp } from '../../encode/draw/drawing-given-up.ts';
import { blamingTheVideo, VideoFailed } from './video-failed.ts';

const failing = (message: string, signal = new AbortController().signal) =>
  blamingTheVideo(signal, () => Promise.reject(new Error(message)));

describe('a video that could not be made', () => {
  it.each([
    "ENOSPC: no space left on device, open 'media-0'",
    'ffmpeg failed: Error writing trailer: No space left on device',
    'ffmpeg killed: ',
    'ffmpeg not found: it could not be run (spawn ENOENT)',
    'spawn EAGAIN',
    'EMFILE: too many open files',
    'WebAssembly.Memory(): could not allocate memory',
    "Cannot find module '/app/encode-thread.ts'",
    'The drawing process ended.',
    'This operation was aborted',
  ])('is not at fault when the machine says “%s”', async (message) => {
    await expect(failing(message)).rejects.not.toBeInstanceOf(VideoFailed);
  });

  it.each([
    'ffmpeg failed: Cannot allocate memory',
    'ffmpeg too slow: ',
    'The drawing process ended. TypeError: no such thing',
  ])('is at fault for “%s”', async (message) => {
    await expect(failing(message)).rejects.toBeInstanceOf(VideoFailed);
  });

  it('says which slide takes too long to draw', async () => {
    const slow = () => Promise.reject(new DrawingGivenUp('Slide 2 takes too long to draw.'));
    const running = blamingTheVideo(new AbortController().signal, slow);
    await expect(running).rejects.toThrow('Slide 2 takes too long to draw.');
    // It would take as long the next time.
    await expect(running).rejects.toMatchObject({ isFinal: true });
    await expect(running).rejects.toBeInstanceOf(VideoFailed);
  });

  it('is not at fault when nobody wants it any more', async () => {
    await expect(failing('ffmpeg failed: ', AbortSignal.abort())).rejects.not.toBeInstanceOf(
      VideoFailed,
    );
  });
});
