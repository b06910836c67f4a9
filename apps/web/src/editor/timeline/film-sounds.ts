import { type Item, type ProjectData, type Slide, soundSeconds } from '@reelwright/movie';

/** A sound of a slide as a bar of the film's timeline. */
export interface FilmSound {
  readonly id: string;
  readonly lane: 'voice' | 'sounds';
  readonly name: string;
  readonly url: string;
  /** In seconds of the slide. */
  readonly start: number;
  readonly seconds: number;
  /** Where in the sound it begins. */
  readonly from: number;
  /** The layer that it belongs to, to be selected. */
  readonly itemId?: string;
}

const known = new WeakMap<Slide, readonly FilmSound[]>();

/** What is heard on a slide. All of it ends with the slide. */
export function soundsOfSlide(slide: Slide, slideSeconds: number): readonly FilmSound[] {
  const before = known.get(slide);
  if (before) return before;
  const within = (sound: FilmSound): FilmSound => ({
    ...sound,
    seconds: Math.min(sound.seconds, slideSeconds - sound.start),
  });
  const all = [
    ...spoken(slide.narration, 'voice', 'Narration', slideSeconds),
    ...spoken(slide.audio, 'sounds', 'Sound', slideSeconds),
    ...slide.items.flatMap((item) => soundsOfItem(item, slideSeconds)),
  ]
    .map(within)
    .filter(({ seconds }) => seconds > 0);
  known.set(slide, all);
  return all;
}

function spoken(
  sound: Slide['narration'],
  lane: FilmSound['lane'],
  name: string,
  slideSeconds: number,
): readonly FilmSound[] {
  if (!sound?.url) return [];
  const seconds = soundSeconds(sound) || slideSeconds;
  return [{ id: name, lane, name, url: sound.url, start: 0, seconds, from: sound.startTime ?? 0 }];
}

function soundsOfItem(item: Item, slideSeconds: number): readonly FilmSound[] {
  const { timing, audio } = item;
  const rest = { itemId: item.id, start: timing.startTime };
  const line: readonly FilmSound[] = audio?.url
    ? [
        {
          ...rest,
          id: `${item.id} voice`,
          lane: 'voice',
          name: 'Voice',
          url: audio.url,
          seconds: soundSeconds(audio) || slideSeconds - timing.startTime,
          from: audio.startTime ?? 0,
        },
      ]
    : [];
  if (item.type !== 'audio' || !item.url) return line;
  const seconds = timing.endTime - timing.startTime;
  const name = item.name || 'Sound';
  const own = { ...rest, id: item.id, name, url: item.url, seconds, from: item.startTime ?? 0 };
  return [...line, { ...own, lane: 'sounds' }];
}

/** What plays through the whole film. */
export function soundsOfFilm({ movie, audio, global_audio }: ProjectData) {
  return { music: movie.audio.url ?? '', voice: audio?.url || global_audio?.url || '' };
}
