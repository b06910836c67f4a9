import type { InfoOf, ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';
import { type KeptPara, keptParas, parasIn } from '../paragraphs/paragraph.ts';

/** The sound that a film shows. */
export interface PodcastSound {
  readonly url: string;
  readonly seconds: number;
  readonly name: string;
  readonly levels: string;
}

/** As it was chosen; early documents hold its address alone. */
export function soundOf({ info }: Pick<ProjectData, 'info'>): PodcastSound | undefined {
  const { mp3 }: InfoOf<'podcast'> = info;
  const sound = typeof mp3 === 'string' ? { url: mp3 } : mp3;
  if (!sound?.url) return undefined;
  return {
    url: sound.url,
    seconds: 'duration' in sound ? (sound.duration ?? 0) : 0,
    name: 'name' in sound ? textOf(sound.name) : '',
    levels: 'levels' in sound ? (sound.levels ?? '') : '',
  };
}

/** The passages that are told of it. Another file was listened to before: its words would not be those that are heard. */
export function talkParas(data: ProjectData): readonly KeptPara[] {
  const url = soundOf(data)?.url;
  const paras = parasIn(data);
  return keptParas(data).filter(({ path }) => paras[Number(path.at(-1))]?.audio?.url === url);
}

/** The part of it that the film shows: all of it, or a clip. */
export function spanOf(data: Pick<ProjectData, 'info'>): {
  readonly from: number;
  readonly to: number;
} {
  const { clip }: InfoOf<'podcast'> = data.info;
  const seconds = soundOf(data)?.seconds ?? 0;
  if (!clip || clip.endTime <= clip.startTime) return { from: 0, to: seconds };
  return { from: clip.startTime, to: Math.min(seconds, clip.endTime) };
}

/** The film is heard as it was recorded: one sound from its beginning to its end. */
export function withFilmSound(data: ProjectData): ProjectData {
  const sound = soundOf(data);
  if (!sound) return data;
  const { from, to } = spanOf(data);
  const audio = {
    url: sound.url,
    volume: data.audio?.volume ?? 100,
    duration: sound.seconds,
    ...(data.info.clip && { startTime: from, endTime: to }),
  };
  return { ...data, audio };
}

/** What the file of the sound says about itself, where nobody said anything else. */
export function withSoundFacts(data: ProjectData): ProjectData {
  const info: InfoOf<'podcast'> = data.info;
  const { mp3 } = info;
  if (typeof mp3 !== 'object') return data;
  const title = textOf(info.title) || textOf(mp3.title);
  const author = textOf(info.author) || textOf(mp3.author);
  return {
    ...data,
    info: {
      ...data.info,
      ...(title && { title }),
      ...(author && { author }),
      ...(!info.cover?.url && mp3.cover && { cover: { url: mp3.cover, type: 'image' as const } }),
    },
  };
}
