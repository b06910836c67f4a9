import { readProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import type { ProgramArguments } from '../media-tools/program-arguments.ts';
import { decodeSoundArguments, encodeSoundArguments } from './audio/sound-arguments.ts';
import { clearArguments } from './clear-arguments.ts';
import { joinArguments, segmentList } from './join-arguments.ts';
import { segmentArguments } from './video-arguments.ts';
import { publishedSettings } from './video-settings.ts';
import { videoSize } from './video-size.ts';

/** One argument a word, as they would stand on a command line. */
const line = (args: ProgramArguments) => args.flat().join(' ');

describe('what ffmpeg is asked to do', () => {
  it('encodes raw frames into a closed segment', () => {
    const settings = { width: 1280, height: 720, framesPerSecond: 30, crf: 23 };
    const asked = line(segmentArguments({ ...settings, preset: 'veryfast' }, 'a.mp4'));
    // As many as the machine has use for.
    expect(asked).toMatch(/ -threads ([2-9]|1[0-6]) /);
    expect(asked.replace(/ -threads \d+/, '')).toBe(
      '-v error -y -f rawvideo -pixel_format yuv420p -video_size 1280x720 -framerate 30 ' +
        '-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 ' +
        '-thread_queue_size 2 -i pipe:0 -an -c:v libx264 -profile:v high -preset veryfast -crf 23 -x264-params me=dia:subme=1 -pix_fmt yuv420p ' +
        '-flags +cgop -g 120 ' +
        '-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -vf setsar=1 ' +
        '-chroma_sample_location center -video_track_timescale 15360 -f mp4 file:a.mp4',
    );
  });

  it('tells no frame of a talk by a later one', () => {
    const size = { width: 1280, height: 720 };
    const bars = { soundBars: { style: 'bars', levels: 'AB', leadSeconds: 0, color: '#fff' } };
    const slide = (items: readonly object[]) => ({ id: `${items.length}`, items });
    const searched = (slides: readonly object[]) => {
      const { data } = readProjectData({ version: 2, frames: slides });
      return line(segmentArguments(publishedSettings(data, size), 'a.mp4')).includes('bframes=0');
    };
    const text = { id: 't', type: 'text', text: 'Hi' };
    const talk = slide([{ id: 'b', type: 'image', ...bars }, text]);
    expect(searched([talk, { ...talk, id: 'again' }, slide([text])])).toBe(true);
    expect(searched([talk, slide([text])])).toBe(false);
  });

  it('encodes raw frames into a film that one can see through', () => {
    const settings = { width: 1280, height: 720, framesPerSecond: 30 };
    expect(line(clearArguments(settings, 'a.webm'))).toBe(
      '-v error -y -f rawvideo -pixel_format rgba -video_size 1280x720 -framerate 30 -i pipe:0 -an ' +
        '-vf scale=out_color_matrix=bt709:out_range=tv -c:v libvpx-vp9 -pix_fmt yuva420p ' +
        '-colorspace bt709 -color_range tv -crf 24 -b:v 0 -deadline good -cpu-used 5 -row-mt 1 ' +
        '-auto-alt-ref 0 -g 120 -f webm file:a.webm',
    );
  });

  it('joins segments and sound without encoding them again', () => {
    expect(line(joinArguments({ list: 'all.list', audio: 'sound.m4a', file: 'movie.mp4' }))).toBe(
      '-nostdin -v error -y -f concat -i file:all.list -i file:sound.m4a ' +
        '-map 0:v:0 -map 1:a:0 -c copy -movflags +faststart -f mp4 file:movie.mp4',
    );
    const captions = { file: 'said.vtt', language: 'eng' };
    expect(line(joinArguments({ list: 'all.list', captions, file: 'movie.mp4' }))).toBe(
      '-nostdin -v error -y -f concat -i file:all.list -f webvtt -i file:said.vtt ' +
        '-map 0:v:0 -map 1:s:0 -c copy -c:s mov_text -metadata:s:s:0 language=eng -disposition:s:0 0 ' +
        '-movflags +faststart -f mp4 file:movie.mp4',
    );
    const pieces = ['a.mp4', 'b.mp4', 'c.mp4'].map((file) => ({ file, frameCount: 7 }));
    expect(segmentList(pieces, 30)).toBe(
      'ffconcat version 1.0\nfile a.mp4\nduration 233333us\n' +
        'file b.mp4\nduration 233334us\nfile c.mp4\nduration 233333us\n',
    );
  });

  it('is never handed a name that could be read as something else', () => {
    const odd = { file: "b'\nfile /etc/passwd", frameCount: 1 };
    expect(() => segmentList([odd], 30)).toThrow('cannot be called');
    const captions = { file: 'said.vtt', language: 'eng title=x' };
    const asked = () => joinArguments({ list: 'all.list', captions, file: 'movie.mp4' });
    expect(asked).toThrow('cannot be in');
  });

  it('decodes a part of a sound, and only if it is a sound', () => {
    const part = { file: 'a.mp3', from: 'sound', startSeconds: 1.5, seconds: 2 } as const;
    expect(line(decodeSoundArguments(part, 'a.pcm'))).toBe(
      '-nostdin -v error -y -threads 1 -ss 1.500000 -t 2.000000 -max_pixels 100000000 -protocol_whitelist file ' +
        '-format_whitelist mp3,wav,ogg,flac,aac,mov,mp4,m4a,matroska,webm -i file:a.mp3 ' +
        '-map 0:a:0 -af aresample=48000:async=1:first_pts=0 -ac 2 -c:a pcm_f32le ' +
        '-f f32le file:a.pcm',
    );
  });

  it('brings the mix to its loudness, below the limit between samples too', () => {
    expect(
      line(encodeSoundArguments({ pcm: 'a.mix', gainDb: -3.456, limitDb: -2.3, file: 'a.m4a' })),
    ).toBe(
      '-nostdin -v error -y -f f32le -ar 48000 -ac 2 -i file:a.mix -af ' +
        'volume=-3.46dB,aresample=96000,' +
        'alimiter=limit=0.7674:attack=5:release=50:level=disabled:latency=1,aresample=48000 ' +
        '-c:a aac -b:a 160k -f mp4 file:a.m4a',
    );
  });
});

describe('the size of a video', () => {
  it.each([
    [{ width: 1920, height: 1080 }, 'hd', { width: 1920, height: 1080 }],
    [{ width: 1920, height: 1080 }, 'sd', { width: 854, height: 480 }],
    [{ width: 1080, height: 1920 }, 'sd', { width: 480, height: 854 }],
    [{ width: 720, height: 720 }, 'sd', { width: 480, height: 480 }],
    [{ width: 2000, height: 2000 }, 'hd', { width: 1080, height: 1080 }],
    [{ width: 333, height: 101 }, 'hd', { width: 334, height: 102 }],
    [{ width: 333, height: 101 }, 'sd', { width: 334, height: 102 }],
  ] as const)('of %o in %s is %o', (movie, quality, size) => {
    expect(videoSize(movie, quality)).toEqual(size);
  });
});
