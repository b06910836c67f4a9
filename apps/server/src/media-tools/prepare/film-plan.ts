import type { MediaFacts } from '../probe-media.ts';
import type { ProgramArguments } from '../program-arguments.ts';

/** How a file that somebody brought becomes one that browsers and the encoder take. */
export interface FilmPlan {
  readonly video: boolean;
  readonly type: string;
  readonly file: string;
  /** Between input and output. */
  readonly args: ProgramArguments;
}

const nothingPersonal: ProgramArguments = [
  ['-map_metadata', '-1'],
  ['-map_chapters', '-1'],
  ['-dn'],
  ['-sn'],
];
const webSounds = new Set(['', 'opus', 'vorbis']);
const mp4Sounds = new Set(['', 'aac', 'mp3']);
const webCodecs = new Set(['vp8', 'vp9', 'av1']);

export function filmPlan(type: string, facts: MediaFacts): FilmPlan {
  return facts.video ? videoPlan(facts, facts.video) : soundPlan(type, facts);
}

function videoPlan(facts: MediaFacts, video: NonNullable<MediaFacts['video']>): FilmPlan {
  const { codec, hasAlpha, isPlain } = video;
  const tracks: ProgramArguments = [['-map', '0:V:0'], ['-map', '0:a:0?'], ...nothingPersonal];
  if (codec === 'h264' && isPlain && mp4Sounds.has(facts.audioCodec)) {
    return asMp4([['-c', 'copy'], ...tracks]);
  }
  if (webCodecs.has(codec) && webSounds.has(facts.audioCodec)) {
    const args: ProgramArguments = [...tracks, ['-c', 'copy'], ['-f', 'webm']];
    return { video: true, type: 'video/webm', file: 'film.webm', args };
  }
  const even = "scale='trunc(min(1920,iw)/2)*2':-2";
  if (hasAlpha) {
    return {
      video: true,
      type: 'video/webm',
      file: 'film.webm',
      args: [
        ...tracks,
        ['-vf', even],
        ['-c:v', 'libvpx-vp9'],
        ['-pix_fmt', 'yuva420p'],
        ['-crf', '32'],
        ['-b:v', '0'],
        ['-deadline', 'realtime'],
        ['-cpu-used', '6'],
        ['-c:a', 'libopus'],
        ['-f', 'webm'],
      ],
    };
  }
  return asMp4([
    ...tracks,
    ['-vf', even],
    ['-c:v', 'libx264'],
    ['-preset', 'veryfast'],
    ['-crf', '20'],
    ['-pix_fmt', 'yuv420p'],
    ['-c:a', 'aac'],
    ['-b:a', '192k'],
    ['-ac', '2'],
  ]);
}

function asMp4(args: ProgramArguments): FilmPlan {
  return {
    video: true,
    type: 'video/mp4',
    file: 'film.mp4',
    args: [...args, ['-movflags', '+faststart'], ['-f', 'mp4']],
  };
}

/** Sounds that stay what they are, by what they are encoded with: their container and type. */
const plainSounds: Readonly<Record<string, { file: string; type: string; format: string }>> = {
  mp3: { file: 'sound.mp3', type: 'audio/mpeg', format: 'mp3' },
  aac: { file: 'sound.m4a', type: 'audio/mp4', format: 'ipod' },
  flac: { file: 'sound.flac', type: 'audio/flac', format: 'flac' },
  pcm_s16le: { file: 'sound.wav', type: 'audio/wav', format: 'wav' },
};

function soundPlan(type: string, { audioCodec }: MediaFacts): FilmPlan {
  const only: ProgramArguments = [['-map', '0:a:0'], ...nothingPersonal];
  const plain = type === 'audio/ogg' ? undefined : plainSounds[audioCodec];
  if (plain) {
    return {
      video: false,
      type: plain.type,
      file: plain.file,
      args: [...only, ['-c', 'copy'], ['-fflags', '+bitexact'], ['-f', plain.format]],
    };
  }
  // Browsers disagree about everything else.
  return {
    video: false,
    type: 'audio/mpeg',
    file: 'sound.mp3',
    args: [...only, ['-c:a', 'libmp3lame'], ['-b:a', '192k'], ['-f', 'mp3']],
  };
}
