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

type SoundFile = InfoOf<'podcast'>['mp3'];

/**
 * What the file of the sound says about itself, where nobody said anything else: what the file before said goes with it.
 * @param before the file whose place this one took.
 */
export function withSoundFacts(data: ProjectData, before?: SoundFile): ProjectData {
  const info: InfoOf<'podcast'> = data.info;
  const [now, last] = [factsOf(info.mp3), factsOf(before)];
  const { title: _, author: __, cover: ___, ...others } = data.info;
  const title = followed(textOf(info.title), last.title, now.title);
  const author = followed(textOf(info.author), last.author, now.author);
  const isOwnCover = info.cover?.url && info.cover.url !== last.cover;
  const cover = isOwnCover ? info.cover : now.cover && { url: now.cover, type: 'image' as const };
  const isSame =
    title === textOf(info.title) &&
    author === textOf(info.author) &&
    (cover ? cover.url : undefined) === info.cover?.url;
  if (isSame) return data;
  return {
    ...data,
    info: {
      ...others,
      ...(title && { title }),
      ...(author && { author }),
      ...(cover && { cover }),
    },
  };
}

function factsOf(file: SoundFile) {
  const { title, author, cover } = typeof file === 'object' ? file : {};
  return { title: textOf(title), author: textOf(author), cover };
}

/** What somebody typed stays; what a file said is replaced by what the next one says. */
function followed(typed: string, last: string, now: string): string {
  return typed && typed !== last ? typed : now;
}
